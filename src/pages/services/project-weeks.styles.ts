import { defineStyles } from '#src/theme/define-styles.ts';
import { WEEKS } from './weeks.ts';

/** Columns of the axis for all weeks after the last one. */
const AFTER = 6;
const columns = `repeat(${WEEKS.live + AFTER}, minmax(0, 1fr))`;
const weeks = Array.from({ length: WEEKS.after }, (_, at) => at + 1);
const begins = Object.fromEntries(
  weeks.map((week) => [`&[data-from="${week}"]`, { '--from': String(week) }]),
);
const ends = Object.fromEntries(
  weeks.map((week) => [`&[data-to="${week}"]`, { '--end': week === WEEKS.after ? '-1' : String(week + 1) }]),
);

const beside = { display: { lg: 'grid' }, gridTemplateColumns: { lg: '6fr 12fr' }, columnGap: { lg: '12' } };

export const styles = defineStyles('project-weeks', {
  root: { bg: 'sand', py: { base: 's-tight', lg: 's' }, overflow: 'clip' },
  // Where text runs against the axis, it has a column of its own beside the chart.
  wrap: {
    w: 'wrap',
    mx: 'auto',
    '&:dir(rtl)': beside,
    // The lead stands where the weeks after begin.
    '&:dir(ltr) header': {
      gridTemplateColumns: { lg: columns },
      columnGap: '0',
      maxW: 'none',
      alignItems: 'end',
    },
    '&:dir(ltr) header > h2': { gridColumn: { lg: `span ${WEEKS.live}` } },
    '&:dir(ltr) header > p': { gridColumn: { lg: `span ${AFTER}` } },
    '&:dir(rtl) header': { gridRow: { lg: 'span 2' } },
  },
  spans: {
    display: 'grid',
    gridTemplateColumns: { base: '1.2fr 1fr', lg: columns },
    columnGap: { base: '6', lg: '0' },
    mt: { base: '6', lg: '12' },
    '[dir=rtl] &': {
      mt: { lg: '0' },
      alignSelf: { lg: 'end' },
      // Without the axis what comes first stands where reading starts.
      '& > :first-child': { order: { base: '1', lg: '0' } },
    },
  },
  span: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '2',
    gridColumn: { lg: `span ${WEEKS.live}` },
    '&:last-child': { gridColumn: { lg: `span ${AFTER}` } },
  },
  figure: {
    textStyle: { base: 't-l', lg: 't-xl' },
    // Beside a column of text the axis is shorter.
    '&:dir(rtl)': { textStyle: 't-l' },
    '&:dir(rtl), &': { fontWeight: '300' },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  unit: { fontSize: { base: '.42em', lg: '.32em' }, letterSpacing: '0' },
  meaning: { textStyle: { base: 'small', lg: 'lead' }, color: 'muted', maxW: '30rem' },
  axis: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: columns,
    mt: '8',
    pos: 'relative',
    '&::before': {
      content: '""',
      pos: 'absolute',
      top: '0',
      insetInlineStart: '0',
      insetInlineEnd: '-50vw',
      borderTopWidth: '1px',
      borderColor: 'ink',
    },
    '[dir=rtl] &': { alignSelf: 'end', '&::before': { insetInlineEnd: '0' } },
  },
  tick: {
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    ps: '2',
    borderInlineStartWidth: '1px',
    borderColor: 'ink',
  },
  after: {
    textStyle: 'small',
    color: 'muted',
    ps: '2',
    borderInlineStartWidth: '1px',
    borderColor: 'ink',
    gridColumn: `span ${AFTER}`,
  },
  phases: {
    display: { lg: 'grid' },
    gridTemplateColumns: columns,
    rowGap: '8',
    '&:dir(rtl)': { rowGap: { lg: '5' } },
    mt: { base: '8', lg: '5' },
    borderInlineStartWidth: { base: '2.5px', lg: '0' },
    borderColor: 'signal',
    ps: { base: '5', lg: '0' },
  },
  phase: {
    ...begins,
    ...ends,
    gridColumn: '1 / -1',
    display: { lg: 'grid' },
    gridTemplateColumns: 'subgrid',
    rowGap: '4',
    '& + &': { mt: { base: '5', lg: '0' } },
    '&:dir(rtl)': { ...beside, borderTopWidth: { lg: '1px' }, borderColor: 'line', pt: { lg: '4' } },
  },
  track: {
    display: { base: 'none', lg: 'grid' },
    gridColumn: '1 / -1',
    gridTemplateColumns: columns,
    '[dir=rtl] &': { gridColumn: '2', gridRow: '1', alignContent: 'start' },
  },
  bar: {
    gridColumn: 'var(--from) / var(--end)',
    h: '2',
    bg: 'signal',
    '[dir=ltr] [data-to="13"] &': { me: '-50vw' },
    '[dir=rtl] &': { h: '9' },
  },
  what: {
    gridColumn: 'var(--from) / -1',
    '&:dir(rtl)': { lg: { gridColumn: '1', gridTemplateColumns: 'minmax(0, 1fr)' } },
    display: 'grid',
    gridTemplateColumns: { md: '12rem 1fr', lg: '13rem minmax(0, 28rem) minmax(0, 18rem)' },
    columnGap: '8',
    rowGap: '2',
    '& > div': { gridRow: { md: 'span 2', lg: 'auto' } },
    '[data-to="13"] > &': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' } },
  },
  name: { textStyle: 't-s' },
  when: { textStyle: 'small', color: 'muted' },
  result: { fontWeight: 'semibold', gridColumn: { md: '2', lg: 'auto' } },
  gives: { color: 'signal' },
  // The caption fills the corner below the first weeks.
  chart: {
    display: 'grid',
    '&:dir(ltr) > *': { gridArea: { lg: '1 / 1' } },
    '&:dir(rtl)': { gridColumn: { lg: '1 / -1' } },
  },
  example: {
    textStyle: 'lead',
    color: 'muted',
    mt: { base: '4', lg: '0' },
    alignSelf: 'end',
    maxW: { lg: '26rem' },
    '&:dir(rtl)': { mt: { lg: '8' } },
  },
});
