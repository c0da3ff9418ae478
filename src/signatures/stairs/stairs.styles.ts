import { defineStyles } from '#src/theme/define-styles.ts';
import { mirrored } from '#src/theme/drawings.ts';
import { firstView, grid, subgrid, touchTarget } from '#src/theme/grid.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

/** Viewports narrower than phones, as at 400% zoom. */
const narrowest = '@media (max-width: 22.4975rem)';

/** Height of the ground and of each step. */
const ground = { base: '4.25rem', lg: '4rem' };
const rise = { base: '3rem', md: '4.5rem', lg: '6.5rem' };
const line = '2.5px';
const inside = { base: '.375rem', md: '4' } as const;
const step = {
  pos: 'relative',
  borderColor: 'signalOnInk',
  borderTopWidth: line,
  pt: { base: '2', md: '3' },
  pb: '2',
} as const;
const heightOf = (level: number) => `calc(var(--ground) + ${level} * var(--rise))`;
/** A drawn figure keeps its contrast in print and forced colors. */
const figure = (fill: string) => ({ fill, _print: { fill: 'ink' }, _highContrast: { fill: 'CanvasText' } });

export const styles = defineStyles('stairs', {
  root: {
    ...inkOnScreen,
    overflow: 'clip',
    _print: { ...inkOnScreen._print, '& a': { display: 'none' } },
  },
  scene: { ...grid, '--ground': ground, '--rise': rise, ...firstView },
  // The first step passes below the text, the others rise next to it.
  head: { gridColumn: { lg: 'main-start / span 6' }, zIndex: 'raised' },
  phone: {
    textStyle: 'lead',
    fontWeight: 'semibold',
    ...touchTarget,
    columnGap: '3',
    whiteSpace: 'nowrap',
    mt: '2',
    ...underlinedOnHover,
  },
  hotline: { textStyle: { base: 'note', md: 'lead' }, fontWeight: 'normal', color: 'onInkMuted' },
  stairs: {
    ...subgrid,
    gridColumn: 'full',
    gridRow: '2',
    alignItems: 'end',
    mt: { base: '8', md: '-10', lg: '-7.5rem' },
    [narrowest]: { mt: '4' },
  },
  // Its text and figure are at the edge of the page.
  ground: {
    ...step,
    ...subgrid,
    gridColumn: { base: 'full-start / span 2', md: 'full-start / span 4' },
    minH: 'var(--ground)',
    '& > *': { gridColumn: '2 / -1' },
    '& > svg': { insetInlineStart: '0' },
  },
  report: { textStyle: { base: 'note', md: 'small', lg: 'lead' }, color: 'onInkMuted' },
  levels: { ...subgrid, gridColumn: { base: '3 / full-end', md: '5 / full-end' }, alignItems: 'end' },
  level: {
    ...step,
    px: inside,
    borderInlineStartWidth: line,
    bg: 'linear-gradient({colors.inkRaised}, transparent)',
    gridColumn: { md: 'span 3' },
    '&:nth-child(1)': { minH: heightOf(1) },
    '&:nth-child(2)': { minH: heightOf(2) },
    '&:nth-child(3)': { minH: heightOf(3), gridColumn: { base: 'span 2', md: 'span 4' } },
    _print: { bg: 'transparent' },
    [narrowest]: { px: '.125rem' },
  },
  name: {
    textStyle: { base: 'note', md: 'subheading', lg: 't-s', xl: 't-m' },
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    // Steps on phones are too narrow for a number next to the name.
    '& > :first-child': { display: { base: 'block', md: 'inline' } },
    [narrowest]: { fontSize: '.75rem' },
  },
  people: {
    pos: 'absolute',
    bottom: `calc(100% + ${line})`,
    insetInlineStart: inside,
    h: { base: '2.25rem', md: '2.75rem', lg: '3.75rem' },
    overflow: 'visible',
    ...mirrored,
  },
  person: figure('signalOnInk'),
  owner: figure('sun'),
  // Explains the owner of the ticket; on wide screens it is above the last step.
  caption: {
    gridRow: { lg: '1' },
    gridColumn: { lg: 'span 3 / main-end' },
    alignSelf: 'end',
    ps: { lg: '4' },
    pt: '4',
    pb: { base: '4', lg: '12.5rem' },
    textStyle: { base: 'small', xl: 'lead' },
    color: 'sun',
    _print: { color: 'ink' },
  },
});
