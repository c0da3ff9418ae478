import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('air-filter', {
  root: {
    m: '0',
    bg: 'ink',
    // In wide windows what the line says stands beside the picture.
    display: { lg: 'grid' },
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
    '& picture': { display: 'block', h: { base: '42vw', md: 'clamp(16rem, 29vw, 26rem)' }, bg: 'inkRaised' },
    '& img': { objectPosition: '50% 55%' },
    '@media print': { display: 'none' },
  },
  caption: {
    textStyle: { base: 'small', lg: 't-s' },
    fontWeight: { lg: '400' },
    color: { base: 'onInkMuted', lg: 'onInk' },
    w: { base: 'wrap', lg: 'auto' },
    mx: { base: 'auto', lg: '8' },
    maxW: { lg: '15em' },
    pt: { base: '2', lg: '0' },
  },
});
