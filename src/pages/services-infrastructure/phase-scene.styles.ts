import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('phase-scene', {
  // People are small here: their lines are thinner. Phones have no room for the scenes.
  root: {
    '--outline': '.75',
    '--detail': '.35',
    display: { base: 'none', md: 'block' },
    w: 'full',
    h: 'auto',
    overflow: 'visible',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '@media (forced-colors: active)': { bg: 'sand', forcedColorAdjust: 'none' },
  },
});
