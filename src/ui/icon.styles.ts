import { defineStyles } from '#src/theme/define-styles.ts';

const line = {
  flexShrink: '0',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export const styles = defineStyles('icon', {
  small: { ...line, w: '5', h: '5' },
  medium: { ...line, w: '6', h: '6' },
  large: { ...line, w: '8', h: '8' },
  letter: {
    ...line,
    display: 'inline',
    w: '.9em',
    h: '.9em',
    me: '.35em',
    verticalAlign: '-.1em',
    color: 'var(--ring, {colors.signal})',
  },
  directional: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
