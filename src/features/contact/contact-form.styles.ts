import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('contact-form', {
  root: { display: 'grid', gap: '6' },
  fields: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    minW: '0',
  },
  sending: { gridColumn: '1 / -1', display: 'grid', gap: '3', mt: '2' },
  hint: { textStyle: 'small', color: 'muted' },
  link: { color: 'signal', textDecoration: 'underline', textUnderlineOffset: '.25em' },
  outcome: { '&:empty': { mt: '-6' } },
  unseen: { srOnly: true },
});
