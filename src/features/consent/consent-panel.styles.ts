import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { addedBox, center } from '#src/theme/grid.ts';
import { inlineLink } from '#src/theme/link-styles.ts';

const leaving = `${CONSENT_CLOSE_MS}ms {easings.out}`;

/** Inline space for the edge button, next to the panel. */
const beside = 'calc(var(--button) + {spacing.4})';
/** Viewports with room for the button label in the margin. */
const ROOMY = '@media (min-width: 100rem)';

export const styles = defineStyles('consent-panel', {
  // Space below the footer while the panel is open, so that every link can be scrolled clear of it.
  corner: {
    bg: 'inkDeep',
    '--button': '{sizes.11}',
    [ROOMY]: { '--button': '7.5rem' },
    '&:has(> [role=dialog]:not([hidden]))': { h: 'var(--floating-height)' },
  },
  // As low as its text; on phones it spans the bottom edge.
  panel: {
    pos: 'fixed',
    bottom: { base: '0', md: 'calc({spacing.4} + env(safe-area-inset-bottom, 0px))' },
    insetInlineEnd: { base: '0', md: beside },
    zIndex: 'floating',
    w: { base: 'full', md: 'auto' },
    maxW: { md: `calc(100% - ${beside} - {spacing.4})` },
    maxH: 'calc(100dvh - 10rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: { md: 'flex' },
    alignItems: 'center',
    columnGap: '5',
    // On phones this leaves room for the button at the end.
    ps: '4',
    pe: { base: '11', md: '4' },
    pt: '2',
    pb: { base: 'calc({spacing.2} + env(safe-area-inset-bottom, 0px))', md: '2' },
    bg: 'paper',
    border: 'control',
    textStyle: 'note',
    animation: 'arrive {durations.entrance} {easings.out}',
    transition: `opacity ${leaving}, transform ${leaving}`,
    '&[data-leaving]': {
      opacity: '0',
      transform: 'translateY(14px)',
      _motionReduce: { visibility: 'hidden' },
    },
  },
  title: { srOnly: true },
  close: {
    pos: { base: 'absolute', md: 'static' },
    order: '1',
    top: '0',
    insetInlineEnd: '0',
    flexShrink: '0',
    ...center,
    boxSize: '11',
    color: 'muted',
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  policy: inlineLink,
  actions: {
    mt: { base: '2', md: '0' },
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(5rem, 1fr))', md: 'repeat(3, minmax(6rem, auto))' },
    gap: '2',
  },
  answer: fromRecipe('button', { variant: 'outline', size: 'md' }, { px: '1', textStyle: 'label' }),
  consentButton: {
    pos: 'fixed',
    bottom: 'max(0px, env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: '0',
    zIndex: 'floating',
    ...center,
    justifyItems: 'end',
    w: 'var(--button)',
    minH: '11',
    pt: { base: '3', md: '0' },
    [ROOMY]: { justifyItems: 'center', py: '2', '--beside': '0' },
    color: 'signal',
    // A tab in the corner, within the gutter, so that it covers no text; its hit area keeps its size.
    '--tab': { base: '{sizes.4}', md: '{sizes.9}', lg: 'var(--button)' },
    '--beside': { base: '.125rem', md: '{spacing.2}', lg: '{spacing.3}' },
    _before: {
      ...addedBox,
      insetBlock: { base: '.75rem 0', md: '0' },
      insetInlineEnd: '0',
      w: 'var(--tab)',
      bg: 'paper',
      border: 'control',
      borderInlineEndWidth: '0',
      borderBottomWidth: '0',
      borderStartStartRadius: 'control',
    },
    '& > svg': { pos: 'relative', w: { base: '3', md: '5' }, me: 'var(--beside)' },
    '&:hover::before': { borderColor: 'ink' },
  },
  word: { pos: 'relative', textStyle: 'note', '@media (max-width: 99.99rem)': { srOnly: true } },
});
