import { SEARCH_LIST_HEIGHT_PX, SEARCH_LIST_WIDTH_PX } from '#src/config/constants.ts';

/** What hangs below a search field while it is used. */
export const panel = {
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
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'floating',
  textStyle: 'small',
  'search:not(:focus-within) > &': { display: 'none' },
} as const;
