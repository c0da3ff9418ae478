import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';

/** Earth from edge to edge, below the scenes of a row; from 1024 px on the skills lie in a layer of their own. */
const earth = {
  content: { base: 'none', md: '""' },
  gridColumn: '1 / -1',
  mx: 'calc(50% - 50vw)',
  bg: 'loam',
  borderTopWidth: '2.5px',
  borderColor: 'ink',
  printColorAdjust: 'exact',
};

/** Rows of two, then one of four; the earth below takes every column, so that each place is said. */
const placed = Object.fromEntries(
  [0, 1, 2, 3].map((at) => [
    `&:nth-child(${at + 1})`,
    {
      gridColumn: { md: `${(at % 2) + 1}`, lg: `${at + 1}` },
      gridRow: { md: `${at < 2 ? 1 : 6} / span 5`, lg: '1 / span 6' },
    },
  ]),
);

export const styles = defineStyles('build-phases', {
  root: {
    ...roomAbove,
    pt: { base: '7', md: 's-tight', lg: 's' },
    pb: { base: '7', md: '0' },
    overflow: 'clip',
  },
  // From 1024 px on the rows are: title, scenes, names, texts, steps, heading of the skills, skills.
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { md: '8' },
  },
  title: { textStyle: 't-m', textWrap: 'balance', gridColumn: { lg: '1 / -1' } },
  skills: {
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: 'subgrid' },
    gridColumn: { md: '1 / -1' },
    gridRow: { md: '2', lg: '6' },
    zIndex: 'raised',
    alignItems: 'baseline',
    pt: { lg: '12' },
    mt: { base: '6', md: '0' },
    '& > *': { gridColumn: { lg: 'span 2' } },
  },
  heading: { textStyle: { base: 'label', md: 'subheading', lg: 't-s' }, textWrap: 'balance' },
  lead: { color: 'muted', mt: { base: '1', lg: '0' }, textStyle: { base: 'small', lg: 'body' } },
  phases: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'subgrid' },
    gridTemplateRows: { lg: 'subgrid' },
    gridColumn: '1 / -1',
    gridRow: { md: '3', lg: '2 / span 6' },
    mt: { base: '3', md: '8', lg: '0' },
    '&::before': { ...earth, gridRow: { md: '2 / span 4', lg: '2 / -1' } },
    '&::after': {
      ...earth,
      gridRow: { md: '7 / span 4', lg: '5 / -1' },
      bg: { md: 'loam', lg: 'plain' },
      borderTopWidth: { md: '2.5px', lg: '1px' },
    },
  },
  phase: {
    display: { md: 'grid' },
    ...placed,
    gridTemplateRows: { md: 'subgrid' },
    '&:nth-child(n + 3) > svg': { mt: { md: '8', lg: '0' } },
    pos: 'relative',
    py: { base: '1', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'ink',
    // What is folded on phones stands in rows of its own.
    '& > details': { display: { md: 'contents' }, mt: { base: '-11', md: '0' } },
    // On phones the name stands in the line that opens the rest.
    '& summary': { justifyContent: 'flex-end', ps: { base: 'calc(100% - 9.5rem)', md: '0' } },
  },
  name: {
    textStyle: 't-s',
    alignContent: { base: 'center', md: 'normal' },
    minH: { base: '11', md: '0' },
    maxW: { base: 'calc(100% - 9.5rem)', md: 'none' },
    pt: { md: '14' },
  },
  work: { pb: { base: '2', md: '0' }, mt: { md: '2' } },
  steps: { mt: { md: '3' }, pb: { lg: '10' }, textStyle: 'small', color: 'muted' },
  skill: {
    gridRow: { lg: '6' },
    borderInlineStartWidth: { base: '2.5px', md: '0' },
    borderColor: 'signal',
    ps: { base: '4', md: '0' },
    my: { base: '2', md: '0' },
    pt: { md: '5', lg: '8' },
    pb: { md: '12', lg: '20' },
  },
  skillName: { fontWeight: 'semibold', color: 'signal' },
  skillText: { color: 'muted', mt: { md: '1' }, textStyle: { base: 'body', md: 'small' } },
});
