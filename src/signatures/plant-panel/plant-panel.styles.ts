import { defineStyles } from '#src/theme/define-styles.ts';
import { wrap } from '#src/theme/grid.ts';
import { inkGround } from '#src/theme/tones.ts';
import { fade } from '#src/theme/tokens.ts';

export const styles = defineStyles('plant-panel', {
  // Below wide screens the picture stands above the text.
  root: {
    pos: 'relative',
    isolation: 'isolate',
    ...inkGround,
    minH: { lg: 'clamp(38rem, 49vw, 48rem)' },
    '& picture': {
      display: 'block',
      h: { base: '26vw', lg: 'auto' },
      pos: { lg: 'absolute' },
      inset: { lg: '0' },
      zIndex: { lg: '-1' },
    },
    '& picture img': {
      objectPosition: { base: '62% 60%', lg: '50% 30%' },
      '&:dir(rtl)': { objectPosition: { base: '38% 60%', lg: '50% 30%' } },
    },
    // Only the empty ground below the text is darkened; the plant keeps its light.
    _after: {
      content: { lg: '""' },
      pos: 'absolute',
      inset: '0',
      zIndex: '-1',
      bg: `linear-gradient(90deg, ${fade('ink', 0.62)}, ${fade('ink', 0.42)} 30%, transparent 56%)`,
    },
    '&:dir(rtl)::after': { transform: 'scaleX(-1)' },
    _print: {
      bg: 'transparent',
      color: 'ink',
      minH: '0',
      '& picture, & a': { display: 'none' },
      _after: { display: 'none' },
    },
  },
  text: { ...wrap, pt: { base: '4', lg: '16' }, pb: { base: '5', lg: '48' } },
  title: { textStyle: 'title', maxW: '9.5em' },
  lead: { textStyle: 'lead', maxW: { base: '36rem', lg: '27rem' }, mt: { base: '4', lg: '6' } },
});
