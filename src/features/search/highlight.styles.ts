import { HIGHLIGHT_END_MS, HIGHLIGHT_START_MS } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { fade } from '#src/theme/tokens.ts';

const PULSES = 2;
const tint = fade('sun', 0.16);
const pulse = `${(HIGHLIGHT_END_MS - HIGHLIGHT_START_MS) / PULSES}ms`;

export const styles = defineStyles('highlight', {
  // Around the element and over any background; a section reaches the edges of the viewport.
  target: {
    outline: '3px solid var(--ring, {colors.signal})',
    outlineOffset: '.5rem',
    borderRadius: 'control',
    boxShadow: `0 0 0 .5rem ${tint}, inset 0 0 0 100vmax ${tint}`,
    animation: `pulse ${pulse} ease-in-out ${PULSES}`,
    '&:is(section)': { outlineOffset: '-3px' },
  },
});
