import { SEARCH_LIST_WIDTH_PX } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { hstack } from '#src/theme/grid.ts';

const listWidth = `${SEARCH_LIST_WIDTH_PX}px`;
const box = {
  ...hstack,
  gap: '2',
  px: '3',
  minH: '11',
  bg: 'paper',
  color: 'muted',
  border: 'control',
  borderRadius: 'control',
  cursor: 'text',
  '&:hover': { borderColor: 'ink' },
  '&:focus-within': { color: 'signal', borderColor: 'signal', outline: '1px solid {colors.signal}' },
};
const field = {
  flex: '1',
  minW: '0',
  alignSelf: 'stretch',
  bg: 'transparent',
  color: 'ink',
  outline: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'muted' },
  // An empty field with `dir=auto` would be left-to-right in every language.
  '&:placeholder-shown': { direction: 'inherit' },
};
const root = { pos: 'relative', '@media (scripting: enabled)': { display: 'block' } };

export const styles = defineStyles('search-box', {
  // In the bar, the field fills the space next to the links and gets as wide as its list while focused.
  bar: {
    pos: 'relative',
    h: '11',
    w: { base: '11', xl: 'clamp(7rem, 100vw - 73rem, 11rem)' },
    '@media (scripting: enabled) and (min-width: 1024px)': { display: 'block' },
    '& label': {
      ...box,
      pos: 'absolute',
      insetInlineEnd: '0',
      w: 'full',
      textStyle: 'small',
      transition: 'width {durations.quick} {easings.out}',
    },
    // The open field covers no link: the last one is hidden if space is short.
    '&:focus-within label': {
      w: {
        base: `clamp(11rem, 100vw - 53rem, ${listWidth})`,
        xl: `clamp(17rem, 100vw - 63rem, ${listWidth})`,
      },
      boxShadow: '0 0 0 .75rem {colors.paper}',
    },
    '& input': { ...field, textStyle: 'small' },
  },
  menu: {
    ...root,
    mx: `max(.5rem, (100% - ${listWidth}) / 2)`,
    mt: '4',
    '& label': box,
    '& input': field,
  },
  large: {
    ...root,
    '& label': {
      ...box,
      gap: '4',
      px: '0',
      minH: '16',
      bg: 'transparent',
      borderWidth: '0',
      borderBottomWidth: '2.5px',
      borderColor: 'ink',
      borderRadius: '0',
      '&:focus-within': {
        color: 'signal',
        borderColor: 'signal',
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '2px' },
      },
    },
    '& input': { ...field, textStyle: 't-s' },
  },
});
