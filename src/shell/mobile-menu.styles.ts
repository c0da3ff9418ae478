import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { spread } from '#src/theme/grid.ts';
import { fade } from '#src/theme/tokens.ts';

/** The sheet slides in from the side where lines start. */
export const styles = defineStyles('mobile-menu', {
  root: {
    // In the top layer, outside the bar.
    insetInline: '0 auto',
    insetBlock: '0',
    flexDirection: 'column',
    w: 'min(23rem, max(21rem, 100vw - 3rem), 100vw - 1rem)',
    h: '100dvh',
    maxW: 'none',
    maxH: 'none',
    bg: 'paper',
    color: 'text',
    p: '0',
    border: 'none',
    '&:modal': { display: 'flex' },
    '&::backdrop': { bg: fade('ink', 0.62), animation: 'fade-in {durations.entrance} {easings.out}' },
    animation: 'slide-in-ltr {durations.entrance} {easings.out}',
    '&:dir(rtl)': { animationName: 'slide-in-rtl' },
    '&[data-state=closed]': {
      animation: 'slide-out-ltr {durations.menuExit} {easings.out} forwards',
      '&:dir(rtl)': { animationName: 'slide-out-rtl' },
      '&::backdrop': { animation: 'fade-out {durations.menuExit} {easings.out} forwards' },
    },
  },
  header: { ...spread, minH: 'bar', ps: '6', pe: '3', borderBottom: 'line' },
  title: { textStyle: 'label' },
  close: fromRecipe('button', { variant: 'plain', size: 'md' }, { px: '2.5' }),
  body: { flex: '1', overflowY: 'auto', overscrollBehavior: 'contain', px: '6', py: '4' },
  footer: { p: '6', borderTop: 'line', display: 'flex', gap: '3' },
  contact: fromRecipe('button', { variant: 'solid', size: 'lg' }, { flex: '1' }),
});
