import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { wrap } from '#src/theme/grid.ts';

const root = {
  h: { base: '76vw', md: 'clamp(20rem, 50vw, 47.5rem)' },
  bg: 'inkRaised',
  '& img': { objectPosition: { base: '84% 50%', md: '50% 50%' } },
  '&:dir(rtl) img': { objectPosition: { base: '16% 50%', md: '50% 50%' } },
  ...screenOnly,
} as const;

export const styles = defineStyles('wide-picture', {
  root,
  strip: {
    ...root,
    h: 'min(38vw, 34rem)',
    // A mast, or the sun, is whole.
    '& img, &:dir(rtl) img': { objectPosition: '50% 30%' },
  },
  caption: { ...wrap, py: '2', textStyle: 'small', color: 'muted', ...screenOnly },
});
