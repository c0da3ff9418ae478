import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnGround } from '#src/theme/drawn-ground.ts';
import { setDigits } from '#src/theme/set-digits.ts';
import { MOST_WEEKS } from './weeks.ts';

/** Columns of the axis for all weeks after the last one. */
const AFTER = 6;
const columns = 'repeat(var(--columns), minmax(0, 1fr))';
/** Rules by the figures of the section: a document holds only those that it needs. */
const byWeek = (name: string, write: (week: number) => Record<string, string>) =>
  Object.fromEntries(
    Array.from({ length: MOST_WEEKS }, (_, at) => [`&[data-${name}="${at + 1}"]`, write(at + 1)]),
  );

export const styles = defineStyles('project-weeks', {
  root: {
    ...byWeek('weeks', (week) => ({ '--weeks': String(week), '--columns': String(week + AFTER) })),
    bg: 'sand',
    py: { base: 's-tight', lg: 's' },
    overflow: 'clip',
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    // The lead stands where the weeks after begin, or over the first ones where reading ends.
    '& header': {
      gridTemplateColumns: { lg: columns },
      columnGap: '0',
      maxW: 'none',
      alignItems: 'end',
    },
    '& header > h2': { gridColumn: { lg: 'span var(--weeks)' } },
    '& header > p': { gridColumn: { lg: `span ${AFTER}` } },
  },
  spans: {
    display: 'grid',
    gridTemplateColumns: { base: '1.2fr 1fr', lg: columns },
    columnGap: { base: '6', lg: '0' },
    mt: { base: '6', lg: '12' },
  },
  span: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '2',
    gridColumn: { lg: 'span var(--weeks)' },
    '&:last-child': { gridColumn: { lg: `span ${AFTER}` } },
  },
  figure: {
    ...setDigits({ base: 't-l', lg: 't-xl' }),
    '--word': { base: '.42em', lg: '.32em' },
    whiteSpace: 'nowrap',
  },
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
    mt: { base: '8', lg: '5' },
    borderInlineStartWidth: { base: '2.5px', lg: '0' },
    borderColor: 'signal',
    ps: { base: '5', lg: '0' },
  },
  phase: {
    ...byWeek('from', (week) => ({ '--from': String(week) })),
    ...byWeek('to', (week) => ({ '--end': String(week + 1) })),
    '&[data-to="open"]': { '--end': '-1' },
    gridColumn: '1 / -1',
    display: { lg: 'grid' },
    gridTemplateColumns: 'subgrid',
    rowGap: '4',
    '& + &': { mt: { base: '5', lg: '0' } },
  },
  track: {
    display: { base: 'none', lg: 'grid' },
    gridColumn: '1 / -1',
    gridTemplateColumns: columns,
    alignItems: 'center',
  },
  bar: {
    ...drawnGround,
    gridRow: '1',
    gridColumn: 'var(--from) / var(--end)',
    h: '2',
    bg: 'signal',
    '[data-to="open"] &': { me: '-50vw' },
  },
  what: {
    gridColumn: 'var(--from) / -1',
    display: 'grid',
    gridTemplateColumns: { md: '12rem 1fr', lg: '15.5rem minmax(0, 28rem) minmax(0, 18rem)' },
    columnGap: '8',
    rowGap: '2',
    '& > div': { gridRow: { md: 'span 2', lg: 'auto' } },
    '[data-to="open"] > &': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' } },
  },
  name: { textStyle: 't-s' },
  when: { textStyle: 'small', color: 'muted' },
  result: { fontWeight: 'semibold', gridColumn: { md: '2', lg: 'auto' } },
  gives: { color: 'signal' },
  // The caption fills the corner below the first weeks.
  chart: {
    display: 'grid',
    '& > *': { gridArea: { lg: '1 / 1' } },
  },
  example: {
    textStyle: 'lead',
    color: 'muted',
    mt: { base: '4', lg: '0' },
    alignSelf: 'end',
    maxW: { lg: '26rem' },
  },
});
