import { defineStyles } from '#src/theme/define-styles.ts';
import { splitAfter } from '#src/theme/grid.ts';
import { textLink, underlined } from '#src/theme/link-styles.ts';
import { mutedText, ruled, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('page-list', {
  root: {
    ...ruled,
    ...splitAfter(4, 'md'),
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    pt: '3',
  },
  title: mutedText,
  pages: { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
  link: {
    ...textLink,
    ...underlined,
    ...signalText,
    display: 'inline-block',
    py: '2',
    overflowWrap: 'anywhere',
  },
});
