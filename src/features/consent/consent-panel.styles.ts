import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

const leaving = `${CONSENT_CLOSE_MS}ms {easings.out}`;

export const styles = defineStyles('consent-panel', {
  // Room below the footer while the panel is there, so that no link lies under it for good.
  room: { bg: 'inkDeep', '&:has(> [role=dialog]:not([hidden]))': { h: 'var(--floating-height)' } },
  panel: {
    pos: 'fixed',
    bottom: 'calc(1rem + {sizes.11} + .5rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: '4',
    zIndex: 'floating',
    w: 'min(26rem, 100vw - 2rem)',
    maxH: 'calc(100dvh - 10rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '4',
    py: '3',
    bg: 'paper',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'ink',
    borderRadius: 'card',
    textStyle: 'small',
    animation: 'arrive {durations.entrance} {easings.out}',
    transition: `opacity ${leaving}, transform ${leaving}`,
    '&[data-leaving]': {
      opacity: '0',
      transform: 'translateY(14px)',
      '@media (prefers-reduced-motion: reduce)': { visibility: 'hidden' },
    },
  },
});
