import { defineStyles } from '#src/theme/define-styles.ts';
import { raised } from '#src/theme/grid.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { mutedText, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('file-link', {
  // Clickable on top of a card that is a link as a whole.
  root: { ...textLink, ...signalText, ...raised, gap: '2', textStyle: 'small' },
  size: {
    fontWeight: 'normal',
    ...mutedText,
    whiteSpace: 'nowrap',
    '& > bdi + bdi::before': { content: '"· "' },
  },
});
