import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('solution-text', {
  text: { color: 'muted', pt: '1', '[data-tone=ink] &': { color: 'onInk', pt: '0' } },
});
