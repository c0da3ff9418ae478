import { ENTRANCE_MS } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { center, hstack } from '#src/theme/grid.ts';

export const styles = defineStyles('toast-region', {
  region: {
    w: 'min(24rem, 100vw - 2rem)',
    // Above other floating elements in the corner and above `CLEAR` elements.
    translate: '0 calc(-1 * var(--toast-lift, 0px))',
  },
  toast: {
    ...hstack,
    gap: '3',
    w: 'full',
    ps: '4',
    pe: '1',
    py: '2',
    bg: 'paper',
    color: 'ink',
    border: 'ink',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'success',
    textStyle: 'small',
    fontWeight: 'semibold',
    // The toaster positions its toasts with these variables.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    zIndex: 'var(--z-index)',
    h: 'var(--height)',
    opacity: 'var(--opacity)',
    transition: `translate ${ENTRANCE_MS}ms, scale ${ENTRANCE_MS}ms, opacity ${ENTRANCE_MS}ms, height ${ENTRANCE_MS}ms`,
    '& > svg': { color: 'success' },
    '&[data-kind=error]': { borderInlineStartColor: 'error' },
    '&[data-kind=error] > svg': { color: 'error' },
  },
  text: { flex: '1' },
  dismiss: { ...center, boxSize: '11', color: 'muted', '&:hover': { color: 'ink' } },
});
