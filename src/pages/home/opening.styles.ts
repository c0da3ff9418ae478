import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { fade } from '#src/theme/tokens.ts';

export const styles = defineStyles('opening', {
  // Below wide screens the picture stands above the text; there the text stands on its horizon.
  root: {
    pos: 'relative',
    isolation: 'isolate',
    display: { lg: 'grid' },
    minH: { lg: 'clamp(40rem, 58vw, 57.5rem)' },
    bg: 'inkDeep',
    color: 'onInk',
    '--ring': '{colors.signalOnInk}',
    '& picture': {
      display: 'block',
      h: { base: '92vw', md: '62vw', lg: 'auto' },
      pos: { lg: 'absolute' },
      inset: { lg: '0' },
      zIndex: { lg: '-1' },
    },
    '& picture img': {
      objectPosition: { base: '86% 100%', md: '50% 100%' },
      '&:dir(rtl)': { objectPosition: { base: '14% 100%', md: '50% 100%' } },
    },
    // Below the text and in the upper sky only: the horizon and the side where reading ends keep their own light.
    '&::after': {
      content: { lg: '""' },
      pos: 'absolute',
      inset: '0',
      zIndex: '-1',
      bg: [
        `linear-gradient(90deg, ${fade('inkDeep', 0.32)} 34%, transparent 50%)`,
        `linear-gradient(180deg, ${fade('inkDeep', 0.44)} 30%, transparent 60%)`,
      ].join(', '),
    },
    '&:dir(rtl)::after': { transform: 'scaleX(-1)' },
    '@media print': { bg: 'transparent', color: 'ink', '& picture, & a': { display: 'none' } },
  },
  text: {
    ...grid,
    gridTemplateRows: { lg: '1fr auto auto' },
    pt: { base: '7', lg: 'calc({sizes.bar} + 2rem)' },
    pb: { base: '8', md: 'clamp(1.75rem, 3.6vw, 3.5rem)' },
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
