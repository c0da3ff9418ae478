import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { grid } from '#src/theme/grid.ts';

/** Width of the column of clause numbers. */
const number = { base: '2.25rem', md: '4.5rem' };
const figures = { color: 'signal', fontVariantNumeric: 'tabular-nums' };

export const styles = defineStyles('clauses', {
  root: { ...grid, _print: { display: 'block' } },
  contents: {
    gridColumn: { lg: 'main-start / span 4' },
    alignSelf: 'start',
    borderTop: { base: 'line', lg: 'none' },
    pt: { md: '4', lg: '0' },
    mb: { md: '8', lg: '0' },
    pos: { lg: 'sticky' },
    top: { lg: '24' },
    maxH: { lg: 'calc(100dvh - 7rem)' },
    overflowY: { lg: 'auto' },
    _print: { pos: 'static', maxH: 'none' },
  },
  names: { columns: { md: '2', lg: 'auto' }, columnGap: '8', pb: { base: '3', md: '0' } },
  entry: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'baseline',
    minH: { base: '11', lg: '8' },
    py: { base: '2', lg: '1' },
    pe: '4',
    textStyle: 'small',
    breakInside: 'avoid',
    '&:hover': { color: 'signal' },
    '&:focus-visible': { outlineOffset: '-2px' },
    _print: { minH: '0', py: '1px' },
  },
  place: { ...figures, color: 'muted' },
  clauses: { gridColumn: { lg: '6 / main-end' } },
  clause: {
    py: { base: '4', md: '8' },
    borderTop: 'line',
    '&:first-child': { borderColor: 'ink' },
    '&:target': { borderTopColor: 'signal' },
    _print: { py: '3', borderTopWidth: '0' },
  },
  title: {
    display: 'grid',
    gridTemplateColumns: { base: number.base, md: number.md },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    textStyle: { base: 'subheading', md: 't-s' },
    breakAfter: 'avoid',
  },
  number: {
    ...figures,
    textStyle: { base: 'subheading', md: 't-m' },
    fontWeight: { base: 'normal', md: 'normal' },
    lineHeight: 'inherit',
  },
  text: {
    display: 'grid',
    gap: { base: '2', md: '3' },
    mt: { base: '2', md: '3' },
    textStyle: 'account',
    ms: { md: number.md },
    // About 66 characters.
    maxW: '35rem',
    '& strong': { fontWeight: 'semibold' },
    _print: { display: 'block', maxW: 'none', '& p': { mb: '2' } },
  },
  points: {
    display: 'grid',
    gap: { base: '1', md: '2' },
    listStyle: 'disc',
    ps: '5',
    '& ::marker': { color: 'signal' },
  },
  button: fromRecipe(
    'button',
    { variant: 'outline', size: 'lg' },
    { mt: '2', justifySelf: 'start', ...scriptOnly },
  ),
});
