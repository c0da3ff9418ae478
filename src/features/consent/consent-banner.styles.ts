import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

const narrow = { px: '1', textStyle: 'label' };

export const styles = defineStyles('consent-banner', {
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
});
