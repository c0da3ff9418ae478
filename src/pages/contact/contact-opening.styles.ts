import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('contact-opening', {
  root: { w: 'wrap', mx: 'auto', pt: { base: '7', md: 's-tight' } },
  title: { textStyle: 't-l', color: 'ink', textWrap: 'balance' },
});
