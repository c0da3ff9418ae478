import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('find-line', {
  root: {
    '@media (scripting: enabled)': { display: 'flex', flexWrap: 'wrap' },
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '8',
    mt: { base: '8', lg: '14' },
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
    '&:focus-within': {
      borderColor: 'signal',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '2px' },
    },
    ...screenOnly,
  },
  label: {
    display: 'grid',
    gap: '3',
    flex: '1',
    minW: 'min(100%, 12rem)',
    textStyle: 'label',
    cursor: 'text',
  },
  field: {
    w: 'full',
    textStyle: 't-s',
    // An input clips what exceeds its line: this leaves room for letters and for marks above Arabic ones.
    lineHeight: '1.4',
    _rtl: { lineHeight: '1.65', backgroundPosition: '100% 50%' },
    py: '2',
    ps: '.32em',
    color: 'signal',
    bg: 'transparent',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 50%',
    backgroundSize: '3px 1.1em',
    outline: 'none',
    '&::placeholder': { color: 'control', opacity: '1', fontWeight: 'normal' },
    '&:placeholder-shown': { direction: 'inherit' },
    // Marks the text as an example and shows where to type.
    '&:placeholder-shown:not(:focus)': {
      backgroundImage: 'linear-gradient({colors.signal}, {colors.signal})',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '5', minH: '11' },
  clear: { minH: '11', fontWeight: 'semibold', color: 'signal', ...underlinedOnHover },
});
