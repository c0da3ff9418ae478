import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('note-text', {
  link: { display: 'inline-block', py: '1', color: 'signal', ...underlined },
});
