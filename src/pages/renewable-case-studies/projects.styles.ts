import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { snapScroll } from '#src/theme/snap-row.ts';

/** Where text begins on a sheet that runs to the edge of the window. */
const margin = 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)';

export const styles = defineStyles('projects', {
  root: { bg: 'sand' },
  field: {
    ...grid,
    ...inkGround,
    pt: { base: '8', lg: '14' },
    pb: { base: '10', lg: '20' },
    alignItems: 'baseline',
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: { textStyle: 't-s', gridColumn: { lg: 'main-start / span 5' } },
  scale: {
    textStyle: 'small',
    color: 'onInkMuted',
    mt: { base: '1', lg: '0' },
    gridColumn: { lg: 'span 7 / main-end' },
    justifySelf: { lg: 'end' },
    '@media print': { color: 'ink' },
  },
  blocks: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    justifyContent: 'space-between',
    alignItems: { lg: 'flex-end' },
    gap: { base: '4', lg: '5' },
    mt: { base: '5', lg: '8' },
  },
  wind: { minW: '0' },
  solar: { minW: '0', '--lit': '{colors.sun}' },
  block: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', lg: 'auto' },
    columnGap: '3',
    alignItems: 'baseline',
    whiteSpace: { lg: 'nowrap' },
    '& svg': {
      gridColumn: '1 / -1',
      mt: { base: '2', lg: '4' },
      color: 'var(--lit, {colors.onInk})',
      transition: 'color {durations.quick}',
    },
    '&:is(:hover, :focus-visible) svg': { color: 'signalOnInk' },
    '&:hover': { color: 'signalOnInk' },
    '@media print': { '& svg': { color: 'ink' } },
  },
  power: { textStyle: 't-s', fontWeight: '300', fontVariantNumeric: 'tabular-nums' },
  unit: { fontSize: '.7em' },
  near: { textStyle: 'small', color: 'onInkMuted', '@media print': { color: 'ink' } },
  // Phones leaf through the sheets.
  sheets: {
    ...grid,
    display: { base: 'flex', md: 'grid' },
    ...snapScroll,
    '@media print': { ...snapScroll['@media print'], display: 'block' },
  },
  sheet: {
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gridColumn: 'full',
    flex: 'none',
    w: { base: 'full', md: 'auto' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    borderInlineEndWidth: { base: '1px', md: '0' },
    '--start': { base: '{spacing.gutter}', lg: margin },
    '--end': { base: '{spacing.gutter}', lg: margin },
    '@media print': { w: 'auto' },
    '&:nth-child(2), &:nth-child(4)': {
      gridColumn: { md: 'full-start / 8' },
      borderInlineEndWidth: { md: '1px' },
      '--end': { lg: '{spacing.12}' },
    },
    '&:nth-child(3), &:nth-child(5)': {
      gridColumn: { md: '8 / full-end' },
      '--start': { lg: '{spacing.12}' },
    },
    '&:nth-child(4)': { gridColumn: { lg: 'full-start / 9' } },
    '&:nth-child(5)': { gridColumn: { lg: '9 / full-end' } },
  },
  drawing: {
    w: 'full',
    h: 'auto',
    aspectRatio: '5 / 3',
    objectFit: 'cover',
    ':first-child > &': { aspectRatio: { md: '2 / 1' }, objectPosition: '50% 60%' },
  },
  text: {
    flex: '1',
    display: 'grid',
    alignContent: 'start',
    gap: { base: '4', lg: '8' },
    ps: 'var(--start)',
    pe: 'var(--end)',
    pt: { base: '5', lg: '8' },
    pb: { base: '6', lg: '12' },
    ':first-child > &': {
      gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      pt: { lg: '12' },
      pb: { lg: '16' },
    },
  },
  difference: { display: 'grid', gap: { base: '1', lg: '3' }, alignContent: 'start' },
  value: {
    textStyle: 't-m',
    fontWeight: '300',
    color: 'ink',
    ':first-child > * > * > &': { textStyle: { lg: 't-l' }, fontWeight: { lg: '300' } },
  },
  label: { color: 'muted', maxW: '26rem' },
  name: { textStyle: 'subheading', color: 'ink', ':first-child > * > * > &': { textStyle: { lg: 't-s' } } },
  place: { textStyle: 'small', color: 'muted', mt: '1' },
  summary: { mt: '3', color: 'muted', maxW: '38rem' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '8', mt: { base: '1', md: '3' } },
  link: {
    ...textLink,
    gap: '2',
  },
});
