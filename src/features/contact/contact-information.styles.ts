import { defineStyles } from '#src/theme/define-styles.ts';

const notice = { textStyle: 'small', fontWeight: 'semibold' };

export const styles = defineStyles('contact-information', {
  root: {
    display: 'grid',
    alignContent: 'start',
    bg: 'paper',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
  },
  title: { textStyle: 'subheading', color: 'ink', px: { base: '5', md: '7' }, pt: '6', pb: '2' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    px: { base: '5', md: '7' },
    py: '5',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
  sign: {
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    borderRadius: 'chip',
    bg: 'sand',
    color: 'signal',
  },
  name: { textStyle: 'small', color: 'muted', fontWeight: 'normal' },
  value: { color: 'ink', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '5', alignItems: 'center' },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    fontWeight: 'semibold',
    textStyle: 'small',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
    '&:hover': { color: 'signalHover' },
  },
  small: { textStyle: 'small', color: 'muted', mt: '1' },
  hidden: { srOnly: true },
  idle: {},
  copied: { ...notice, color: 'success' },
  failed: { ...notice, color: 'error' },
});
