import { SEARCH_LIST_HEIGHT_PX, SEARCH_LIST_WIDTH_PX } from '#src/config/constants.ts';
import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { center, spread } from '#src/theme/grid.ts';

/** Popup below a search field. */
const panel = {
  pos: 'absolute',
  top: 'calc(100% + .5rem)',
  insetInlineEnd: '0',
  zIndex: 'panel',
  w: `min(${SEARCH_LIST_WIDTH_PX}px, 100vw - 2rem)`,
  maxH: `min(${SEARCH_LIST_HEIGHT_PX}px, 100dvh - 6rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'paper',
  color: 'text',
  border: 'ink',
  textStyle: 'small',
  'search:not(:focus-within) > &': { display: 'none' },
} as const;

export const styles = defineStyles('search-panel', {
  panel,
  loading: {
    ...panel,
    display: 'grid',
    gap: '3',
    p: '4',
    // An empty field shows no loading state.
    'search:has(:placeholder-shown) > &': { display: 'none' },
  },
  bone: {
    h: '11',
    bg: 'line',
    animation: 'fade-in {durations.entrance} infinite alternate',
  },
  failure: { ...panel, px: '5', py: '4' },
  retry: fromRecipe(
    'button',
    { variant: 'outline', size: 'md' },
    { display: 'flex', mt: '3', textStyle: 'label' },
  ),
  status: { srOnly: true },
  heading: { px: '4', pt: '3', pb: '2', fontWeight: 'semibold', color: 'muted', overflowWrap: 'anywhere' },
  nothing: { px: '5', pt: '4', textStyle: 'label', color: 'ink', overflowWrap: 'anywhere' },
  advice: { px: '5', pt: '1', pb: '2', color: 'muted' },
  links: { pb: '2' },
  link: {
    ...spread,
    minH: '11',
    mx: '5',
    borderTop: 'line',
    color: 'signal',
    fontWeight: 'semibold',
    '&:hover': { color: 'signalHover', borderColor: 'signal' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  resultOption: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    px: '4',
    py: '2.5',
    cursor: 'pointer',
    '&:hover': { bg: 'sand' },
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    '&[aria-selected=true]': { bg: 'sand', borderColor: 'signal' },
    '&[aria-selected=true]:is(*)': {
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  tile: {
    flexShrink: '0',
    ...center,
    w: '3.5rem',
    h: '2.625rem',
    mt: '1',
    overflow: 'hidden',
    color: 'signal',
  },
  picture: { boxSize: 'full', objectFit: 'cover' },
  text: { flex: '1', minW: '0' },
  title: { display: 'block', fontWeight: 'semibold', color: 'ink', unicodeBidi: 'isolate' },
  line: {
    lineClamp: '1',
    color: 'muted',
  },
  term: { display: 'inline-block' },
  kind: { color: 'signal', me: '1' },
});
