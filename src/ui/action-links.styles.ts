import { defineStyles } from '#src/theme/define-styles.ts';
import { signalText } from '#src/theme/tones.ts';
import { actionRow } from '#src/theme/grid.ts';
import { textLink } from '#src/theme/link-styles.ts';

export const styles = defineStyles('action-links', {
  root: { ...actionRow, mt: { base: '4', lg: '5' } },
  link: { ...textLink, ...signalText },
});
