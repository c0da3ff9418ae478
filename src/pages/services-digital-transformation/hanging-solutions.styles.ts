import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { nextItem, snapRow } from '#src/theme/snap-row.ts';

export const styles = defineStyles('hanging-solutions', {
  root: {
    bg: 'sand',
    pt: { base: '10', md: 's-tight', lg: 's' },
    pb: { base: '9', md: 's-tight', lg: 's' },
    overflow: 'clip',
  },
  header: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    alignItems: 'end',
    gap: { base: '2', lg: '12' },
    pb: { base: '5', lg: '10' },
  },
  title: { textStyle: 't-m' },
  lead: { textStyle: { base: 'body', lg: 'lead' }, color: 'muted' },
  line: {
    ...snapRow,
    gridTemplateColumns: {
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '5', md: '10' },
    rowGap: { md: '10', xl: '0' },
    w: { md: 'wrap' },
    mx: { md: 'auto' },
    '@media print': { ...snapRow['@media print'], gridTemplateColumns: '1fr 1fr', rowGap: '6' },
  },
  item: {
    pos: 'relative',
    pt: '10',
    breakInside: 'avoid',
    // The line …
    '&::before': {
      content: '""',
      pos: 'absolute',
      top: '0',
      insetInlineStart: '0',
      insetInlineEnd: { base: '-5', md: '-10' },
      borderTopWidth: '6px',
      borderColor: 'signal',
    },
    '&:first-child::before': { insetInlineStart: '-50vw' },
    '&:nth-child(2)::before': { insetInlineEnd: { md: '-50vw', xl: '-10' } },
    '&:nth-child(3)::before': { insetInlineStart: { md: '-50vw', xl: '0' } },
    '&:last-child::before': { insetInlineEnd: { base: `calc(-1 * ${nextItem})`, md: '-50vw' } },
    // … and the thread on which each hangs.
    '&::after': {
      content: '""',
      pos: 'absolute',
      top: '1',
      insetInlineStart: '0',
      h: '7',
      borderInlineStartWidth: '1.25px',
      borderColor: 'ink',
    },
  },
  name: { textStyle: 't-s', pb: '1' },
  features: { color: 'muted', textStyle: 'small', pt: '3', '& > li + li': { pt: '1' } },
  link: {
    ...textLink,
  },
});
