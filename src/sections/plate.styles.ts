import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('plate', {
  root: {
    h: { base: '76vw', md: 'clamp(20rem, 50vw, 47.5rem)' },
    bg: 'inkRaised',
    '& picture': { display: 'block', h: 'full' },
    '& img': { objectPosition: { base: '84% 50%', md: '50% 50%' } },
    '&:dir(rtl) img': { objectPosition: { base: '16% 50%', md: '50% 50%' } },
    '@media print': { display: 'none' },
  },
  low: { '&, &:dir(rtl)': { '& img': { objectPosition: { md: '50% 80%' } } } },
});
