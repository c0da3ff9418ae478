import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('line-end', {
  root: {
    bg: 'paper',
    pt: { base: '12', md: 's-tight', lg: 's-wide' },
    pb: { base: '4', md: 's-tight' },
    overflow: 'clip',
  },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 'closing', maxW: '10em' },
  lead: {
    textStyle: { base: 'body', lg: 'lead' },
    color: 'muted',
    maxW: '36rem',
    mt: { base: '3', lg: '6' },
  },
  // The line is as long as the room before the button, and begins at the edge of the page; on phones the buttons stand below each other.
  actions: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '15% max-content',
    alignItems: 'center',
    columnGap: { md: '4' },
    rowGap: '3',
    mt: { base: '6', lg: '14' },
    '& > a': { gridColumn: '2' },
    '&::before': {
      content: '""',
      flex: { base: '0 0 15%', lg: '0 0 58%' },
      ms: '-50vw',
      ps: '50vw',
      boxSizing: 'content-box',
      me: { md: '-4' },
      borderTopWidth: '6px',
      borderColor: 'signal',
    },
  },
  related: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '5', lg: '8' },
    mt: { base: '5', lg: '16' },
  },
  muted: { color: 'muted' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    ...underlined,
  },
});
