import { defineStyles } from '#src/theme/define-styles.ts';
import { turningArrow } from '#src/theme/drawings.ts';
import { center, hstack, spread } from '#src/theme/grid.ts';

/** In forced-colors mode color does not mark the current page. */
const marked = { _highContrast: { textDecoration: 'underline' } };

export const styles = defineStyles('mobile-menu-entry', {
  root: { borderBottom: 'line' },
  row: spread,
  link: {
    flex: '1',
    ...hstack,
    minH: '13',
    textStyle: 'subheading',
    color: 'ink',
    '&[aria-current]': { color: 'signal', ...marked },
  },
  toggle: { ...center, boxSize: '11', color: 'muted', ...turningArrow },
  pages: { '&:not([hidden])': { pb: '3' } },
  page: {
    ...hstack,
    minH: '11',
    ps: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'line',
    color: 'muted',
    '&[aria-current], &:hover': { color: 'signal', borderColor: 'signal' },
    '&[aria-current]': marked,
  },
});
