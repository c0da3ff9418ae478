import { defineStyles } from '#src/theme/define-styles.ts';

const notice = {
  display: 'flex',
  gap: '3',
  px: '5',
  py: '4',
  bg: 'paper',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderInlineStartWidth: '4px',
  borderRadius: 'control',
  '& > svg': { mt: '.2em' },
};

export const styles = defineStyles('form-outcome', {
  sent: { ...notice, borderInlineStartColor: 'success', color: 'success', fontWeight: 'semibold' },
  failed: { ...notice, borderInlineStartColor: 'error', '& > svg': { color: 'error', mt: '.2em' } },
  reason: { color: 'error', fontWeight: 'semibold' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
});
