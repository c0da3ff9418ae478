import { defineStyles } from '#src/theme/define-styles.ts';
import { wrap } from '#src/theme/grid.ts';
import { inkGround } from '#src/theme/tones.ts';
import { fade } from '#src/theme/tokens.ts';

export const styles = defineStyles('plant-panel', {
  // Where there is no room for the whole plant, the panel begins at once.
  root: {
    pos: 'relative',
    isolation: 'isolate',
    ...inkGround,
    minH: { lg: 'clamp(34rem, 44vw, 42rem)' },
    '& picture': {
      display: { base: 'none', lg: 'block' },
      pos: 'absolute',
      inset: '0',
      zIndex: '-1',
    },
    '& picture img': { objectPosition: '50% 30%' },
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
  text: { ...wrap, pt: { base: '7', lg: '16' }, pb: { base: '5', lg: '16' } },
  title: { textStyle: 'title', maxW: '9.5em' },
  lead: { textStyle: 'lead', maxW: { base: '36rem', lg: '27rem' }, mt: { base: '4', lg: '6' } },
});
