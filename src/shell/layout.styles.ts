import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { fade } from '#src/theme/tokens.ts';

/** An element in a corner, over the page. */
const floating = {
  pos: 'fixed',
  insetInlineStart: '2',
  zIndex: 'overlay',
  bg: 'signal',
  color: 'paper',
  borderRadius: 'control',
};
const sides = 'max(5vw, (100% - {sizes.content}) / 2)';
const bone = { bg: 'currentcolor' };

export const styles = defineStyles('layout', {
  skip: {
    ...floating,
    top: '2',
    px: '5',
    py: '3',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    ...screenOnly,
  },
  draft: { ...floating, bottom: '2', px: '4', py: '2' },
  skeleton: {
    pos: 'fixed',
    insetInline: '0',
    top: '{sizes.head}',
    bottom: '0',
    zIndex: 'skeleton',
    overflow: 'hidden',
    bg: 'paper',
    color: 'line',
    '--hero-ground': '{colors.sand}',
    // Matches the background at the top of the page.
    '&:has(+ main > div > [data-tone=ink]:first-child)': {
      color: fade('onInk', 0.16),
      '--hero-ground': '{colors.ink}',
    },
    animation: 'uncover 1ms var(--skeleton) both',
    ...screenOnly,
  },
  hero: { display: 'grid', alignContent: 'center', gap: '5', h: '68%', px: sides, bg: 'var(--hero-ground)' },
  line: { ...bone, w: 'min(22rem, 60%)', h: '4' },
  title: { ...bone, w: 'min(38rem, 90%)', h: { base: '9', md: '14' } },
  cards: { display: 'grid', gap: '18', px: sides, py: '10' },
  card: { ...bone, bg: 'line', h: '1px' },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1.2fr' },
    gap: '6',
    px: sides,
    py: '10',
  },
  field: { ...bone, bg: 'sand', h: '12' },
  message: { ...bone, bg: 'sand', h: '40', gridColumn: '1 / span 2' },
  details: {
    ...bone,
    display: { base: 'none', md: 'block' },
    bg: 'sand',
    gridArea: { md: '1 / 3 / span 2' },
  },
});
