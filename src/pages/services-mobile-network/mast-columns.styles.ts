import { defineStyles } from '#src/theme/define-styles.ts';
import { paired } from '#src/theme/dotted.ts';

/** Room below the last row, where the cabinet and the panel stand. */
const FOOT = '6rem';
/** From the top of a row to the middle of its name. */
const NAME = 'var(--name)';
/** Where a line begins in the rows of the list, and how far from the end of the column of the mast it meets its thing. */
const ends = [
  { row: 0, end: '7.3rem' },
  { row: 1, end: '8.1rem' },
  { row: 2, end: '10.2rem', foot: '3.2rem' },
  { row: 3, end: '13.7rem', foot: '2.8rem' },
];
const leaders = Object.fromEntries(
  ends.map(({ row, end, foot }, position) => [
    `&:nth-of-type(${position + 1})`,
    {
      top: `calc(${row} * (100% - ${FOOT}) / 4 + ${NAME})`,
      insetInlineEnd: end,
      ...(foot === undefined ? {} : { bottom: foot, borderInlineEndWidth: '1px' }),
    },
  ]),
);
/** Titles share a height, and so do what is below them and the mast. */
const column = {
  gridRow: { lg: 'span 2' },
  display: { lg: 'grid' },
  gridTemplateRows: { lg: 'subgrid' },
};

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('mast-columns', {
  root: { bg: 'paper', pt: { base: '9', md: 's-tight', lg: 's' }, overflow: 'clip' },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    // On phones the mast stands along the first list.
    gridTemplateColumns: { base: 'minmax(0, 1fr) 2.75rem', lg: '5fr 12rem 5fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: { base: '4', lg: '10' },
    rowGap: { base: '6', lg: '0' },
    pos: 'relative',
    '--name': '2.1rem',
    '&:lang(ar)': { '--name': '2.5rem' },
  },
  stands: { ...column, pb: { base: '3', md: '7', lg: '0' } },
  // All solutions have rows of one height, so that lines from their names find the mast.
  solutions: { display: { lg: 'grid' }, gridAutoRows: { lg: '1fr' }, pb: { lg: FOOT } },
  mast: {
    gridRow: { lg: '2' },
    gridColumn: { lg: '2' },
    alignSelf: 'end',
    h: { base: 'calc(100% - 3rem)', lg: 'full' },
    w: 'full',
    overflow: 'visible',
    pos: 'relative',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  place: { overflow: 'visible' },
  leader: {
    ...leaders,
    display: { base: 'none', lg: 'block' },
    pos: 'absolute',
    gridRow: '2',
    gridColumn: '1 / 3',
    insetInlineStart: '0',
    borderTopWidth: '1px',
    borderColor: 'control',
  },
  changes: {
    ...column,
    gridColumn: { base: '1 / -1', lg: '3' },
    pb: { base: '6', lg: '24' },
  },
  title: { textStyle: 't-m', pb: { base: '3', lg: '8' } },
  solution: {
    py: { md: '3', lg: '4' },
    pb: { base: '1', md: '3' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
  },
  // The name interrupts the line that leads from it to the mast.
  name: {
    textStyle: { base: 'subheading', lg: 't-s' },
    bg: 'paper',
    pos: 'relative',
    w: { lg: 'fit-content' },
    pe: { lg: '3' },
  },
  features: { ...paired, display: 'flex', color: 'text', textStyle: 'small', mt: { base: '1', lg: '2' } },
  benefit: { py: { base: '2', lg: '3' } },
  benefitName: { textStyle: { base: 'subheading', lg: 't-s' } },
  muted: { color: 'muted' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'fine', strokeWidth: '.75' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  solid: { fill: 'ink' },
  panel: { fill: 'panel', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  signal: { fill: 'signal' },
  lit: { ...line, stroke: 'amber', strokeWidth: '2.5' },
});
