import { defineStyles } from '#src/theme/define-styles.ts';
import { mirrored } from '#src/theme/drawings.ts';

const line = {
  flexShrink: '0',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export const styles = defineStyles('icon', {
  small: { ...line, boxSize: '5' },
  medium: { ...line, boxSize: '6' },
  large: { ...line, boxSize: '8' },
  letter: {
    ...line,
    display: 'inline',
    boxSize: '.9em',
    me: '.35em',
    verticalAlign: '-.1em',
    color: 'var(--ring, {colors.signal})',
  },
  directional: mirrored,
});
