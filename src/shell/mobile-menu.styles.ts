import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { fade } from '#src/theme/tokens.ts';

/** The sheet slides in from the side where reading starts. */
export const styles = defineStyles('mobile-menu', {
  backdrop: {
    pos: 'fixed',
    inset: '0',
    bg: fade('ink', 0.62),
    zIndex: 'overlay',
    _open: { animation: 'fade-in {durations.entrance} {easings.out}' },
    _closed: { animation: 'fade-out {durations.menuExit} {easings.out} forwards' },
  },
  positioner: { pos: 'fixed', inset: '0', display: 'flex', justifyContent: 'flex-start', zIndex: 'overlay' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    w: 'min(23rem, max(21rem, 100vw - 3rem), 100vw - 1rem)',
    maxH: '100dvh',
    bg: 'paper',
    color: 'text',
    _open: {
      animation: 'slide-in-ltr {durations.entrance} {easings.out}',
      '&:dir(rtl)': { animationName: 'slide-in-rtl' },
    },
    _closed: {
      animation: 'slide-out-ltr {durations.menuExit} {easings.out} forwards',
      '&:dir(rtl)': { animationName: 'slide-out-rtl' },
    },
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'bar',
    ps: '6',
    pe: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  title: { textStyle: 'label' },
  close: fromRecipe('button', { variant: 'plain', size: 'md' }, { px: '2.5' }),
  body: { flex: '1', overflowY: 'auto', overscrollBehavior: 'contain', px: '6', py: '4' },
  footer: { p: '6', borderTopWidth: '1px', borderColor: 'line', display: 'flex', gap: '3' },
  contact: fromRecipe('button', { variant: 'solid', size: 'lg' }, { flex: '1' }),
});
