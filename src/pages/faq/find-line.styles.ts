import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('find-line', {
  root: {
    '@media (scripting: enabled)': { display: 'flex', flexWrap: 'wrap' },
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '8',
    mt: { base: '8', lg: '20' },
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
    '&:focus-within': { borderColor: 'signal' },
    '@media print': { display: 'none' },
  },
  label: { flex: '1', minW: 'min(100%, 16rem)', textStyle: 'label', cursor: 'text' },
  field: {
    display: 'block',
    w: 'full',
    textStyle: 't-m',
    color: 'signal',
    bg: 'transparent',
    outline: 'none',
    // A field cuts off what stands above its line: marks above Arabic letters have room in it.
    '[dir=rtl] &': { lineHeight: '1.65' },
    '&::placeholder': { color: 'control', opacity: '1', fontWeight: 'normal' },
    '&:placeholder-shown': { direction: 'inherit' },
    // Says that the word is an example, and where to write.
    '&:placeholder-shown:not(:focus)': {
      borderInlineStartWidth: '3px',
      borderColor: 'signal',
      ps: '.1em',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '5', minH: '11' },
  clear: {
    minH: '11',
    fontWeight: 'semibold',
    color: 'signal',
    cursor: 'pointer',
    ...underlinedOnHover,
  },
});
