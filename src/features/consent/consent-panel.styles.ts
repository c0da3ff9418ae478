import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { center } from '#src/theme/grid.ts';
import { inlineLink } from '#src/theme/link-styles.ts';

const leaving = `${CONSENT_CLOSE_MS}ms {easings.out}`;

const inLine = { display: { base: 'inline', md: 'block' } };

export const styles = defineStyles('consent-panel', {
  // Room below the footer while the panel is there, so that no link lies under it for good.
  corner: { bg: 'inkDeep', '&:has(> [role=dialog]:not([hidden]))': { h: 'var(--floating-height)' } },
  panel: {
    pos: 'fixed',
    // On phones it is a low strip along the edge, with the consent button in its own gutter; else it stands in the corner above that button.
    bottom: { base: '0', md: 'calc(1rem + {sizes.11} + .5rem + env(safe-area-inset-bottom, 0px))' },
    insetInlineEnd: { base: '0', md: '4' },
    zIndex: 'floating',
    w: { base: 'full', md: '26.25rem' },
    maxH: 'calc(100dvh - 10rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The cross stands beside the words, and on phones the consent button beside the answers.
    ps: '4',
    pe: '11',
    pt: '2',
    pb: 'calc({spacing.2} + env(safe-area-inset-bottom, 0px))',
    bg: 'paper',
    color: 'text',
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
  // On phones the question begins in the line of its name.
  title: { ...inLine, textStyle: 'label', color: 'ink', me: '1' },
  close: {
    pos: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    ...center,
    boxSize: '11',
    color: 'muted',
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  text: { ...inLine, mt: '1' },
  policy: { ...inlineLink },
  actions: {
    mt: '2',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
    gap: '2',
  },
  answer: fromRecipe('button', { variant: 'outline', size: 'md' }, { px: '1', textStyle: 'label' }),
  consentButton: {
    pos: 'fixed',
    bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: { base: '0', md: '1', lg: '4' },
    zIndex: 'floating',
    ...center,
    justifyItems: { base: 'end', lg: 'center' },
    pe: { base: '.125rem', md: '1', lg: '0' },
    boxSize: '11',
    color: 'signal',
    // In a narrow gutter the consent button shrinks so that it covers no words; its hit area keeps its size.
    _before: {
      content: '""',
      pos: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      w: { base: '5', md: '7', lg: 'full' },
      bg: 'paper',
      border: 'control',
      borderRadius: 'chip',
    },
    '& > svg': { pos: 'relative', w: { base: '4', md: '5' } },
    '&:hover::before': { borderColor: 'ink' },
  },
});
