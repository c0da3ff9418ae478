import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink, underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('related-pages', {
  root: {
    gridColumn: '1 / -1',
    display: { md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '8',
    alignItems: 'baseline',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  title: { color: 'muted' },
  pages: { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
  link: {
    ...textLink,
    ...underlined,
    overflowWrap: 'anywhere',
  },
});
