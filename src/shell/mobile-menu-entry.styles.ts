import { defineStyles } from '#src/theme/define-styles.ts';

/** In forced colors no color marks the current page. */
const marked = { '@media (forced-colors: active)': { textDecoration: 'underline' } };

export const styles = defineStyles('mobile-menu-entry', {
  root: { borderBottomWidth: '1px', borderColor: 'line' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  link: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    minH: '13',
    textStyle: 'subheading',
    color: 'ink',
    '&[aria-current]': { color: 'signal', ...marked },
  },
  toggle: {
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    color: 'muted',
    cursor: 'pointer',
    '& svg': { transition: 'transform {durations.quick}' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
  pages: { pb: '3' },
  page: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    ps: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'line',
    color: 'muted',
    '&[aria-current], &:hover': { color: 'signal', borderColor: 'signal' },
    '&[aria-current]': marked,
  },
});
