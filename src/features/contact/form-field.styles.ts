import { CONTACT_SHAKE_MS } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

const root = {
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  '&[data-shaking]': { animation: `shake ${CONTACT_SHAKE_MS}ms {easings.out}` },
};
const control = {
  w: 'full',
  minH: '13',
  px: '4',
  py: '2.5',
  bg: 'sand',
  borderBottom: 'control',
  borderRadius: '0',
  textStyle: 'body',
  transition: 'border-color {durations.quick}',
  '&:hover': { borderColor: 'ink' },
  '&:focus-visible': { outlineOffset: '0', bg: 'paper', borderColor: 'signal' },
  '&[aria-invalid=true]': {
    borderColor: 'error',
    boxShadow: '0 1px 0 0 {colors.error}',
    _highContrast: { borderBottomWidth: '3px' },
  },
  '&:disabled': { bg: 'paper', color: 'muted', cursor: 'not-allowed' },
  // An empty field with `dir=auto` is left-to-right, and its caret would jump to the wrong side.
  '[dir=rtl] &[dir=auto]:placeholder-shown': { direction: 'rtl' },
};

export const styles = defineStyles('form-field', {
  root,
  wide: { ...root, gridColumn: '1 / -1' },
  label: { textStyle: 'label' },
  input: {
    ...control,
    // Short texts in the other direction stay on the side of the label.
    '&:dir(ltr):not([dir=auto]:placeholder-shown):is([dir=rtl] *)': { textAlign: 'end' },
    '&:dir(rtl):is([dir=ltr] *)': { textAlign: 'end' },
  },
  textarea: { ...control, minH: '40' },
  choice: {
    pos: 'relative',
    '& svg': {
      pos: 'absolute',
      insetInlineEnd: '4',
      top: 'calc(50% - {sizes.2.5})',
      color: 'muted',
      pointerEvents: 'none',
    },
  },
  select: { ...control, appearance: 'none', pe: '12' },
  fault: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    textStyle: 'small',
    color: 'error',
    '& svg': { mt: '.1em' },
  },
});
