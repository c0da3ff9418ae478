import { SEARCH_LIST_HEIGHT_PX, SEARCH_LIST_WIDTH_PX } from '#src/config/constants.ts';
import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

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
  borderWidth: '1px',
  borderColor: 'ink',
  borderRadius: 'card',
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
    // As long as nothing is typed nobody waits.
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
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    mx: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'signal',
    fontWeight: 'semibold',
    '&:hover': { color: 'signalHover', borderColor: 'signal' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
