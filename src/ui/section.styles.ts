import { defineStyles } from '#src/theme/define-styles.ts';

const root = { py: { base: '16', md: '24' } };
const onInk = { bg: 'ink', color: 'onInk', '--ring': '{colors.signalOnInk}' };

export const styles = defineStyles('section', {
  paper: { ...root },
  sand: { ...root, bg: 'sand' },
  ink: { ...root, ...onInk },
  wrap: { w: 'min({sizes.content}, 100% - clamp(2.5rem, 8vw, 6rem))', mx: 'auto' },
});
