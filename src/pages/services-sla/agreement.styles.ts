import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

/** Numbers of chapters and clauses stand in a column of their own. */
const numbered = {
  display: 'grid',
  gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: '3rem minmax(0, 1fr)' },
  alignItems: 'baseline',
};

export const styles = defineStyles('agreement', {
  root: { bg: 'sand', pt: { base: '8', md: 's-tight', lg: 's' }, pb: { md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: { base: '6', lg: '14' },
  },
  words: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    alignItems: 'end',
  },
  text: {
    mt: { base: '5', lg: '0' },
    maxW: '36rem',
    color: 'muted',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
  },
  first: { textStyle: { base: 'body', md: 'lead' }, color: 'ink', mb: { base: '2', md: '0' } },
  paragraph: { pt: { base: '1', md: '4' }, pb: { base: '3', md: '0' } },
  // On phones the sheet reaches the edges of the window.
  sheet: {
    bg: 'paper',
    borderWidth: '1px',
    borderInlineWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    px: { base: 'gutter', md: 'clamp(1.5rem, 3.6vw, 3.25rem)' },
    py: { base: '6', md: 'clamp(1.5rem, 3.6vw, 3.25rem)' },
    counterReset: 'chapter',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
    columnGap: '16',
  },
  head: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'small',
    color: 'muted',
    pb: '2',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  chapter: {
    counterIncrement: 'chapter',
    counterReset: 'clause',
    pt: { base: '4', md: '8' },
    '& summary': { ps: '8', mt: '1' },
    '&:nth-of-type(2)': { gridColumn: { lg: '2' }, gridRow: { lg: '2' }, pb: { lg: '24' } },
  },
  title: {
    ...numbered,
    textStyle: 't-s',
    '&::before': { content: 'counter(chapter)', color: 'signal', gridRow: 'span 2', gridColumn: '1' },
  },
  name: { textStyle: 'body', fontWeight: 'normal' },
  lead: { ms: { base: '8', md: '12' }, mt: '2', color: 'muted' },
  clauses: { mt: { md: '4' } },
  clause: {
    ...numbered,
    counterIncrement: 'clause',
    py: '2',
    '&::before': {
      content: 'counter(chapter) "." counter(clause)',
      textStyle: 'small',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  // At the foot of the second chapter, where there are two beside each other.
  signatures: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: { base: '5', md: '8' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '2' },
    alignSelf: 'end',
    ms: { lg: '12' },
    mt: { base: '12', lg: '0' },
    mb: { lg: '2' },
  },
  signature: {
    textStyle: 'small',
    color: 'muted',
    pt: '2',
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  term: { fontWeight: 'semibold', ...colon },
});
