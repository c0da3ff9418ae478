import { defineStyles } from '#src/theme/define-styles.ts';
import { actionRow, inColumns } from '#src/theme/grid.ts';

const input = {
  w: 'full',
  minH: { base: '12', md: '16' },
  py: '2',
  textStyle: 't-s',
  bg: 'transparent',
  borderBottomWidth: '2px',
  '&::placeholder': { textStyle: 'body', fontWeight: 'normal', color: 'muted' },
  '[data-tone=ink] &::placeholder': { color: 'onInkMuted', _print: { color: 'ink' } },
  // An empty field with `dir=auto` is left-to-right.
  '[dir=rtl] &:placeholder-shown': { direction: 'rtl' },
};

export const styles = defineStyles('answer-field', {
  field: { display: 'grid', gap: { base: '0', md: '2' }, alignContent: 'end', minW: '0' },
  label: { textStyle: 'label' },
  input,
  line: { ...inColumns({ lg: 'minmax(0, 1fr) auto' }), columnGap: '6', rowGap: '4', alignItems: 'end' },
  actions: actionRow,
});
