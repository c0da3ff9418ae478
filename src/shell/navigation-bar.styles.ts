import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { fade } from '#src/theme/tokens.ts';

export const styles = defineStyles('navigation-bar', {
  root: {
    pos: 'sticky',
    // The line on samples above the bar moves away with the page.
    top: 'calc(-1 * var(--samples, 0rem))',
    zIndex: 'bar',
    bg: 'paper',
    color: 'ink',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&[data-ground=ink]': {
      bg: 'ink',
      color: 'onInk',
      borderColor: fade('onInk', 0.22),
      '--ring': '{colors.signalOnInk}',
    },
  },
  samples: {
    minH: '{sizes.samples}',
    px: '2',
    bg: 'sand',
    color: 'ink',
    textStyle: { base: 'note', md: 'small' },
    lineHeight: { base: '1.25', md: '1.25' },
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
  },
  bar: {
    w: 'wrap',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '4', xl: '7' },
    minH: 'calc({sizes.bar} - 1px)',
    '@media (scripting: none)': { flexWrap: 'wrap' },
  },
  navigation: {
    display: { base: 'none', lg: 'block' },
    '@media (scripting: none)': { display: 'block', order: { base: '2', lg: '0' } },
    '&:has(+ div search:focus-within) > ul > li:last-child': {
      lgOnly: { opacity: '0', pointerEvents: 'none' },
    },
  },
  end: { display: 'flex', alignItems: 'center', gap: { base: '1', sm: '2', lg: '1', xl: '2' }, ms: 'auto' },
  contact: fromRecipe(
    'button',
    { variant: 'solid', size: 'md' },
    {
      textStyle: 'label',
      whiteSpace: 'nowrap',
      px: { base: '3', sm: '4' },
      '[data-ground=ink] &': { bg: 'onInk', color: 'ink', '&:hover': { bg: 'paper' } },
    },
  ),
  island: { display: 'contents' },
  menuButton: fromRecipe(
    'button',
    { variant: 'plain', size: 'md' },
    {
      px: '2.5',
      me: '-2.5',
      '[data-ground=ink] &': { '&:hover': { color: 'signalOnInk' } },
      display: { base: 'inline-flex', lg: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
  ),
});
