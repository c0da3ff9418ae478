import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

const fadeTo = (side: 'right' | 'left') => `linear-gradient(to ${side}, transparent, black 35%)`;

/** The dark lines of a sheet become light ones, and its ground, darker than the section's, is not seen. */
const drawing = {
  display: { base: 'none', lg: 'block' },
  pos: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  w: '50%',
  h: 'full',
  objectFit: 'cover',
  filter: 'invert(1) hue-rotate(180deg) contrast(1.25) brightness(1.1)',
  mixBlendMode: 'lighten',
  maskImage: fadeTo('right'),
  '@media print, (forced-colors: active)': { display: 'none' },
} as const;

export const styles = defineStyles('study-question', {
  root: {
    pos: 'relative',
    isolation: 'isolate',
    ...inkGround,
    py: { base: '12', md: '14', lg: 's' },
  },
  drawing: { ...drawing, '&[data-plan]:dir(rtl)': { maskImage: fadeTo('left') } },
  text: { pos: 'relative', w: 'wrap', mx: 'auto', display: 'grid', gap: '6', justifyItems: 'start' },
  title: { textStyle: 'closing', maxW: { base: '13em', lg: '50%' }, textWrap: 'balance' },
  lead: { textStyle: 'lead', color: 'onInkMuted', maxW: { base: '32em', lg: '42%' }, mb: '4' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8', rowGap: '3' },
  way: { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'onInk', ...underlined },
});
