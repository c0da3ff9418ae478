import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('air-filter', {
  root: {
    m: '0',
    bg: 'ink',
    '& picture': { display: 'block', h: { base: '42vw', md: 'clamp(16rem, 29vw, 26rem)' }, bg: 'inkRaised' },
    '& img': { objectPosition: '50% 55%' },
    '@media print': { display: 'none' },
  },
  caption: {
    textStyle: 'small',
    color: 'onInkMuted',
    w: 'wrap',
    mx: 'auto',
    pt: { base: '2', lg: '3' },
  },
});
