import { defineStyles } from '#src/theme/define-styles.ts';
import { addedBox, center, hstack } from '#src/theme/grid.ts';
import { underlined } from '#src/theme/link-styles.ts';

/** The touch target extends below the bar, which is only as high as its text. */
const reach = {
  pos: 'relative',
  _after: { ...addedBox, top: '0', insetInline: '0', bottom: { base: '-6', xl: '-4' } },
};

export const styles = defineStyles('language-offer', {
  root: {
    pos: 'absolute',
    // Attached to the navigation, above the first line of the page; lower, it would cover headlines.
    top: '{sizes.head}',
    insetInline: '0',
    zIndex: 'calc({zIndex.bar} - 1)',
    w: 'fit-content',
    maxW: 'calc(100vw - 2rem)',
    mx: 'auto',
    ...hstack,
    gap: '3',
    ps: '5',
    pe: '1',
    bg: 'paper',
    color: 'ink',
    border: 'ink',
    borderTopWidth: '0',
    textStyle: 'small',
    lineHeight: { base: '1.5' },
    // The font of English pages has only the letters of «العربية»: text with fallback letters looks broken.
    '&:lang(ar)': { fontFamily: 'system-ui, sans-serif' },
    animation: 'fade-in {durations.entrance} {easings.out}',
  },
  // Small viewports show only the link, so that the bar is one line high.
  offer: { srOnly: { base: true, xl: false } },
  accept: {
    ...reach,
    ...hstack,
    minH: { base: '5', xl: '7' },
    color: 'signal',
    fontWeight: 'semibold',
    ...underlined,
    textUnderlineOffset: '.15em',
  },
  dismiss: { ...reach, flexShrink: '0', ...center, w: '11', h: { base: '5', xl: '7' }, color: 'muted' },
});
