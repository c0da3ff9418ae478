import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { hstack, roundButton } from '#src/theme/grid.ts';

const card = { display: 'grid', minW: '0' };
const button = {
  ...roundButton,
  border: 'control',
  transition: 'border-color {durations.quick}, color {durations.quick}',
  '&:hover': { borderColor: 'ink' },
  '&:disabled': { color: 'muted', borderColor: 'line', opacity: '.6', cursor: 'default' },
};
const controls = { ...hstack, gap: '3', mt: '6', ...scriptOnly };

export const styles = defineStyles('carousel', {
  track: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: {
      base: '100%',
      md: 'calc((100% - {spacing.6}) / 2)',
      lg: 'calc((100% - 2 * {spacing.6}) / 3)',
    },
    gap: '6',
    mt: { base: '8', md: '12' },
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // Without the buttons every card is visible.
    '@media (scripting: none), print': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      overflow: 'visible',
    },
  },
  card,
  // A swipe turns one page, however fast it is.
  first: { ...card, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  controls,
  fewControls: { ...controls, lg: { display: 'none' } },
  page: { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums', me: 'auto' },
  announcement: { srOnly: true },
  buttons: { display: 'flex', gap: '3' },
  previous: { ...button, '& svg': { rotate: '180deg' } },
  next: button,
});
