import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

const leaving = `${CONSENT_CLOSE_MS}ms {easings.out}`;

const narrow = { px: '1', textStyle: 'label' };

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
  title: { textStyle: 'label', color: 'ink', pe: '10' },
  close: {
    pos: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    color: 'muted',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  text: { mt: '1' },
  policy: { color: 'signal', textDecoration: 'underline', textUnderlineOffset: lineBelow },
  actions: {
    mt: '3',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
    gap: '2',
  },
  answer: fromRecipe('button', { variant: 'solid', size: 'md' }, narrow),
  customize: fromRecipe('button', { variant: 'outline', size: 'md' }, narrow),
  consentShield: {
    pos: 'fixed',
    bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: { base: '0', md: '1', lg: '4' },
    zIndex: 'floating',
    display: 'grid',
    placeItems: 'center',
    justifyItems: { base: 'end', lg: 'center' },
    pe: { base: '.125rem', md: '1', lg: '0' },
    w: '11',
    h: '11',
    color: 'signal',
    cursor: 'pointer',
    // In a narrow gutter the shield shrinks so that it covers no words; its hit area keeps its size.
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      w: { base: '5', md: '7', lg: 'full' },
      bg: 'paper',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'chip',
    },
    '& > svg': { pos: 'relative', w: { base: '4', md: '5' } },
    '&:hover::before': { borderColor: 'ink' },
  },
});
