import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('opening', {
  // On phones the picture stands above the text; elsewhere the text stands on its horizon.
  root: {
    pos: 'relative',
    isolation: 'isolate',
    display: { md: 'grid' },
    minH: { md: 'clamp(40rem, 58vw, 57.5rem)' },
    bg: 'inkDeep',
    color: 'onInk',
    '--ring': '{colors.signalOnInk}',
    '& picture': {
      display: 'block',
      h: { base: '92vw', md: 'auto' },
      pos: { md: 'absolute' },
      inset: { md: '0' },
      zIndex: { md: '-1' },
    },
    '& picture img': {
      objectPosition: { base: '86% 100%', md: '88% 100%', lg: '50% 100%' },
      '&:dir(rtl)': { objectPosition: { base: '14% 100%', md: '12% 100%', lg: '50% 100%' } },
    },
    // Only below the text, and gone by the middle: the picture keeps its own light.
    '&::before': {
      content: { md: '""' },
      pos: 'absolute',
      inset: '0',
      zIndex: '-1',
      bg: 'linear-gradient(90deg, rgb(7 19 32 / .5), transparent 56%)',
    },
    '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
    '@media print': { bg: 'transparent', color: 'ink', '& picture, & a': { display: 'none' } },
  },
  text: {
    ...grid,
    gridTemplateRows: { md: '1fr auto auto' },
    pt: { base: '7', md: 'calc({sizes.bar} + 2rem)' },
    pb: { base: '11', md: 'clamp(1.75rem, 3.6vw, 3.5rem)' },
  },
  title: {
    textStyle: 'display',
    gridColumn: { md: 'main-start / span 10', lg: 'main-start / span 9' },
    alignSelf: 'end',
    pb: { base: '5', md: '3vw' },
  },
  lead: {
    textStyle: 'lead',
    maxW: '35rem',
    gridColumn: { md: 'main-start / span 8', lg: 'main-start / span 6' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    gridColumn: { md: 'main-start / span 8', lg: 'main-start / span 6' },
    pt: '7',
  },
});
