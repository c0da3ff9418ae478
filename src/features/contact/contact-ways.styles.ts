import { defineStyles } from '#src/theme/define-styles.ts';

const value = { display: 'block', color: 'ink', overflowWrap: 'anywhere' };
const action = {
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
};
const notice = { textStyle: 'small', fontWeight: 'semibold' };

export const styles = defineStyles('contact-ways', {
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: '5fr 4fr 3fr' },
    columnGap: '12',
    rowGap: '6',
  },
  title: { textStyle: 't-s', color: 'ink', gridColumn: '1 / -1' },
  way: {
    pt: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'ink',
    '&:nth-of-type(1)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
  name: { textStyle: 'small', color: 'muted', fontWeight: 'normal' },
  value: { ...value, textStyle: 't-s' },
  number: {
    ...value,
    color: 'signal',
    textStyle: 't-m',
    fontWeight: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '5', alignItems: 'center' },
  action,
  chat: { ...action, textStyle: 't-s' },
  hidden: { srOnly: true },
  idle: {},
  copied: { ...notice, color: 'success' },
  failed: { ...notice, color: 'error' },
});
