import { defineStyles } from '#src/theme/define-styles.ts';

const input = {
  w: 'full',
  minH: { base: '12', md: '16' },
  py: '2',
  textStyle: 't-s',
  color: 'inherit',
  bg: 'transparent',
  borderBottomWidth: '2px',
  borderBottomStyle: 'solid',
  borderColor: 'currentColor',
  // An empty field with `dir=auto` counts as left to right.
  '[dir=rtl] &:placeholder-shown': { direction: 'rtl' },
};
const placeholder = { textStyle: 'body', fontWeight: 'normal' };

export const styles = defineStyles('answer-field', {
  field: { display: 'grid', gap: { base: '0', md: '2' }, alignContent: 'end', minW: '0' },
  label: { textStyle: 'label' },
  onLight: { ...input, '&::placeholder': { ...placeholder, color: 'muted' } },
  onDark: { ...input, '&::placeholder': { ...placeholder, color: 'onInkMuted' } },
});
