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
  // From the edge of the page the line runs to the button: straight where there is room, on phones down to it.
  actions: {
    pos: 'relative',
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    pt: { base: '10', md: '0' },
    mt: { base: '4', md: '6', lg: '14' },
    '&::before': {
      content: '""',
      pos: { base: 'absolute', md: 'static' },
      top: '0',
      insetInlineStart: '-50vw',
      w: { base: 'calc(50vw + 3.5rem)', md: 'auto' },
      h: { base: '10', md: '0' },
      flex: { md: '0 0 15%', lg: '0 0 58%' },
      ms: { md: '-50vw' },
      ps: { md: '50vw' },
      boxSizing: 'content-box',
      me: { md: '-4' },
      borderTopWidth: '6px',
      borderInlineEndWidth: { base: '6px', md: '0' },
      borderStartEndRadius: { base: '1rem', md: '0' },
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
