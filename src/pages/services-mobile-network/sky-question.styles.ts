import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { fade } from '#src/theme/tokens.ts';

export const styles = defineStyles('sky-question', {
  root: {
    ...inkGround,
    '@media print': { bg: 'transparent', color: 'ink', '& picture': { display: 'none' } },
  },
  frame: {
    pos: 'relative',
    isolation: 'isolate',
    minH: { lg: 'clamp(36rem, 52vw, 48rem)' },
    '& picture': {
      display: 'block',
      h: { base: '46vw', md: '50vw', lg: 'auto' },
      pos: { lg: 'absolute' },
      inset: { lg: '0' },
      zIndex: { lg: '-2' },
    },
    '& picture img': {
      objectPosition: { base: '88% 60%', lg: '50% 70%' },
      '&:dir(rtl)': { objectPosition: { base: '12% 60%', lg: '50% 70%' } },
    },
    // Shade below the words alone, gone by the middle of the sky.
    '&::before': {
      content: { lg: '""' },
      pos: 'absolute',
      inset: '0',
      zIndex: '-1',
      bg: `linear-gradient(90deg, ${fade('ink', 0.55)}, transparent 55%)`,
    },
    '&:dir(rtl)::before': { bg: `linear-gradient(-90deg, ${fade('ink', 0.55)}, transparent 55%)` },
    '@media print': { '&::before': { display: 'none' } },
  },
  text: { w: 'wrap', mx: 'auto', pt: { base: '3', lg: '24' }, pb: { base: '2', lg: '0' } },
  title: { textStyle: 'closing', maxW: '8em' },
  lead: { textStyle: { base: 'body', lg: 'lead' }, maxW: '30rem', mt: { base: '3', lg: '6' } },
  line: {
    w: 'wrap',
    mx: 'auto',
    pt: { lg: '8' },
    pb: { base: '2', lg: '6' },
  },
  related: {
    w: 'wrap',
    mx: 'auto',
    display: { lg: 'flex' },
    columnGap: '8',
    alignItems: 'baseline',
    color: 'onInkMuted',
    py: { base: '2', lg: '6' },
  },
  pages: { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'onInk',
    ...underlined,
  },
});
