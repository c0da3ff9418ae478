import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('language-offer-bar', {
  root: {
    pos: 'fixed',
    top: { base: '{sizes.bar}', md: 'calc({sizes.bar} + .5rem)' },
    insetInline: '0',
    zIndex: 'calc({zIndex.bar} - 1)',
    w: 'fit-content',
    maxW: 'calc(100vw - 2rem)',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '5',
    pe: '1',
    bg: 'paper',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'ink',
    borderRadius: 'card',
    textStyle: 'small',
    animation: 'fade-in {durations.entrance} {easings.out}',
  },
  // Phones show the link alone, so that the bar is one line and covers little of the page.
  offer: { srOnly: { base: true, md: false } },
  accept: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    fontWeight: 'semibold',
    ...underlined,
  },
  dismiss: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    color: 'muted',
    cursor: 'pointer',
  },
});
