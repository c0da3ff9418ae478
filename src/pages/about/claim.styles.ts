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
  // Of the road the phone sees the end where reading ends: the people at work and the turbine. No window cuts a blade or a foot.
  picture: {
    h: { base: 'min(125vw, 32rem)', md: 'clamp(22rem, 49vw, 56rem)' },
    bg: 'inkRaised',
    '& picture': { display: 'block', h: 'full' },
    '& img': { objectPosition: { base: '94% 50%', md: '50% 0' } },
    '&:dir(rtl) img': { objectPosition: { base: '6% 50%', md: '50% 50%' } },
    '@media print': { display: 'none' },
  },
});
