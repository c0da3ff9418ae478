import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

export const styles = defineStyles('night-watch', {
  // Below wide screens the picture stands above the text.
  root: {
    pos: 'relative',
    isolation: 'isolate',
    ...inkGround,
    display: { lg: 'grid' },
    alignItems: 'center',
    minH: { lg: 'clamp(38rem, 46vw, 46rem)' },
    '& picture': {
      display: 'block',
      h: { base: '48vw', md: '50vw', lg: 'auto' },
      pos: { lg: 'absolute' },
      inset: { lg: '0' },
      zIndex: { lg: '-1' },
    },
    '& picture img': {
      objectPosition: { base: '86% 100%', lg: '50% 85%' },
      '&:dir(rtl)': { objectPosition: { base: '14% 100%', lg: '50% 85%' } },
    },
    // The ground below the camp runs on into the next section.
    '&::after': {
      content: { lg: '""' },
      pos: 'absolute',
      insetInline: '0',
      bottom: '0',
      h: '40',
      zIndex: '-1',
      bg: 'linear-gradient(transparent, {colors.ink})',
    },
    '@media print': {
      bg: 'transparent',
      color: 'ink',
      '& picture, & a': { display: 'none' },
    },
  },
  text: { w: 'wrap', mx: 'auto', pt: { base: '7', lg: '12' }, pb: { base: '8', lg: '20' } },
  title: { textStyle: 'title', maxW: '8em' },
  lead: { textStyle: 'lead', maxW: { base: '36rem', lg: '25.5rem' }, mt: { base: '4', lg: '6' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '4', md: '6' },
    rowGap: '2',
    mt: { base: '6', lg: '9' },
  },
  phone: {
    textStyle: { base: 'lead', md: 't-s' },
    fontWeight: 'semibold',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: lineBelow,
    },
  },
});
