import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine, keptColors, mirrored } from '#src/theme/drawings.ts';
import { evenColumns, firstView, inColumns, wrap } from '#src/theme/grid.ts';
import { inkGround } from '#src/theme/tones.ts';
import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';

/** Half the width of a person, and the positions of the strands on either side of the middle, on phones. */
const HALF = '.375rem';
const inner = `calc(6.86% - ${HALF})`;
const outer = `calc(19.4% - ${HALF})`;
/** One color per strand, in the order of the tasks. */
const tones = [colors.onInk, shades.steel, shades.straw, shades.copper] as const;
/** A strand that passes the tasks of the second row. */
const passing = (column: number) => ({
  content: { base: '""', md: 'none' },
  gridColumn: String(column),
  gridRow: '2',
  justifySelf: column === 1 ? 'end' : 'start',
  mx: 'calc(6.86% - .75px)',
  mt: '-3',
  borderInlineStartWidth: '1.5px',
  borderColor: tones[column - 1],
});

export const styles = defineStyles('tangle', {
  root: {
    ...inkGround,
    overflow: 'clip',
    ...firstView,
    pb: { base: '7', md: 's-tight' },
    ...keptColors('ink'),
  },
  title: { textStyle: 'title', ...wrap },
  // Tasks, tangle, and the resulting line between the lead and its caption; stacked on phones.
  view: {
    ...wrap,
    ...inColumns({
      md: '14rem minmax(0, 1fr)',
      lg: '13rem minmax(0, 1fr) 19rem',
      xl: '15rem minmax(0, 1fr) 27rem',
    }),
    gridTemplateRows: { lg: '1fr 2.5rem 1fr' },
    mt: { base: '4', lg: '8' },
  },
  words: {
    gridColumn: { base: '1 / -1', lg: '3' },
    gridRow: { lg: '1' },
    pb: '6',
  },
  lead: { textStyle: 'intro', color: 'onInkMuted' },
  tasks: {
    gridColumn: '1',
    gridRow: { base: '2', lg: '1 / -1' },
    display: 'grid',
    gridTemplateColumns: { base: evenColumns(2), md: 'minmax(0, 1fr)' },
    gridAutoRows: { md: '1fr' },
    rowGap: { base: '3', md: '0' },
    minH: { md: '24rem', lg: '31rem' },
    _before: passing(1),
    _after: passing(2),
  },
  task: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: { base: '2', md: '3' },
    alignItems: { base: 'end', md: 'center' },
    textAlign: 'end',
    textStyle: 'label',
    textWrap: 'balance',
    gridColumn: { base: '1', md: 'auto' },
    pe: { base: inner, md: '2' },
    '&:nth-child(n+3)': { gridRow: { base: '2', md: 'auto' }, pe: { base: outer, md: '2' } },
    // On phones and in print, tasks of the second column also face the middle.
    '@media print, (max-width: 47.9975rem)': {
      '&:nth-child(even)': {
        gridColumn: '2',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        textAlign: 'start',
        pe: '0',
        ps: inner,
        '& > svg': { order: '-1' },
      },
      '&:nth-child(4)': { ps: outer },
    },
  },
  strand: {
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeWidth: '1.5',
    ...Object.fromEntries(tones.map((tone, at) => [`&:nth-child(${at + 1})`, { stroke: tone }])),
  },
  way: drawnLine('signalOnInk', 6),
  wide: {
    display: { base: 'none', md: 'block' },
    gridColumn: '2',
    gridRow: { base: '2', lg: '1 / -1' },
    boxSize: 'full',
    overflow: 'visible',
    ...mirrored,
  },
  upright: { hideFrom: 'md', gridColumn: '1', gridRow: '3', w: 'full', overflow: 'visible', ...mirrored },
  person: { h: '7', w: '3', fill: 'sun' },
  // On phones the line continues downward next to its caption.
  line: {
    textStyle: 't-m',
    color: 'signalOnInk',
    textWrap: 'balance',
    maxW: '13em',
    gridColumn: { base: '1 / -1', lg: '3' },
    gridRow: { lg: '3' },
    borderInlineStartWidth: { base: '6px', lg: '0' },
    borderColor: 'signalOnInk',
    ps: { base: '5', lg: '0' },
    pt: { base: '2', lg: '4' },
    pb: { base: '1', lg: '0' },
  },
});
