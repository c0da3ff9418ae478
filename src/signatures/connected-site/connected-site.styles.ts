import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { mutedText } from '#src/theme/tones.ts';
import { BREADTH, ROOMY } from './site-layout.ts';

export const styles = defineStyles('connected-site', {
  root: {
    ...inkGround,
    overflow: 'clip',
    '@media print': { bg: 'transparent', color: 'ink' },
    '@media (forced-colors: active)': { '& svg': { forcedColorAdjust: 'none' } },
  },
  opening: { ...grid, pt: { base: '6', lg: '10' } },
  title: {
    textStyle: 't-l',
    gridColumn: { lg: 'main-start / span 11' },
    [ROOMY]: { gridColumn: 'main-start / span 9' },
  },
  told: { gridColumn: { lg: 'main-start / span 6' }, mt: { base: '4', lg: '6' } },
  lead: { ...mutedText, textStyle: 'lead', maxW: '36rem' },
  figures: {
    display: 'flex',
    columnGap: { base: '8', md: '12', lg: '6' },
    rowGap: '4',
    gridColumn: { lg: 'span 4 / main-end' },
    gridRow: { lg: '2' },
    mt: { base: '4', lg: '6' },
    [ROOMY]: {
      flexDirection: 'column',
      gridColumn: 'span 3 / main-end',
      gridRow: '1 / span 2',
      mt: '2',
    },
  },
  item: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  label: { ...mutedText, textStyle: 'small' },
  figure: {
    textStyle: 'figure',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  sky: { ...grid, alignItems: 'start' },
  drawing: { gridColumn: 'full', gridRow: { lg: '1' }, '@media print': { display: 'none' } },
  wide: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: BREADTH,
    mx: 'auto',
    h: 'auto',
    overflow: 'visible',
  },
  // It stands in the sky above the control room.
  heading: {
    gridColumn: { lg: 'span 4 / main-end' },
    [ROOMY]: { gridColumn: 'span 3 / main-end' },
    gridRow: { lg: '1' },
    pt: { base: '5', lg: '4', xl: '8' },
    pb: { base: '6', lg: '0' },
    zIndex: 'raised',
  },
  name: { textStyle: 't-s' },
  about: { ...mutedText, maxW: '38rem', mt: '2' },
});
