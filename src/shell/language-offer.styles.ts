import { defineStyles } from '#src/theme/define-styles.ts';
import { addedBox, center, hstack } from '#src/theme/grid.ts';
import { underlined } from '#src/theme/link-styles.ts';

/** A finger may also hit what lies below the bar, which is as low as its words. */
const reach = {
  pos: 'relative',
  _after: { ...addedBox, top: '0', insetInline: '0', bottom: { base: '-6', xl: '-4' } },
};

export const styles = defineStyles('language-offer', {
  root: {
    pos: 'absolute',
    // It hangs on the navigation, above the first line of the page, and goes with it: below, it would lie on headlines.
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
    // An English page has the letters of «العربية» alone: words set in them and in others look broken.
    '&:lang(ar)': { fontFamily: 'system-ui, sans-serif' },
    animation: 'fade-in {durations.entrance} {easings.out}',
  },
  // Small windows show the link alone, so that the bar is one line and covers little of the page.
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
