import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('sample-note', {
  root: { textStyle: 'small', mt: '1', color: 'muted', '[data-tone=ink] &': { color: 'onInkMuted' } },
});
