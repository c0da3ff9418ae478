import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('claim', {
  text: { ...grid, pt: { base: '8', md: '12' }, pb: { base: '8', md: '12' } },
  title: { textStyle: 'display', color: 'ink', textWrap: 'balance', ms: { lg: '-.04em' } },
  name: {
    display: 'block',
    textStyle: 't-s',
    fontWeight: 'normal',
    mb: { base: '2', md: '4' },
    ms: { lg: '.12em' },
  },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '6', md: '8' },
    gridColumn: { lg: '8 / main-end' },
  },
  // Of the road the phone sees the end where reading ends: the people at work and the turbine.
  picture: {
    h: { base: '64vw', md: 'clamp(22rem, 44vw, 46rem)' },
    bg: 'inkRaised',
    '& picture': { display: 'block', h: 'full' },
    '& img': { objectPosition: { base: '88% 50%', md: '50% 62%' } },
    '&:dir(rtl) img': { objectPosition: { base: '12% 50%', md: '50% 62%' } },
    '@media print': { display: 'none' },
  },
});
