import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('signature-label', {
  title: { textStyle: 'subheading', color: 'onInk' },
  text: { textStyle: 'small', fontWeight: 'normal', color: 'onInkMuted', mt: '2' },
});
