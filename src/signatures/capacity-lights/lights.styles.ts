import { defineStyles } from '#src/theme/define-styles.ts';

const lights = {
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
};

export const styles = defineStyles('lights', {
  wide: { ...lights, strokeWidth: '3.9', display: { base: 'none', lg: 'block' }, h: 'min(26vw, 27rem)' },
  narrow: {
    ...lights,
    strokeWidth: '4',
    display: { base: 'block', lg: 'none' },
    w: 'full',
    h: 'auto',
  },
});
