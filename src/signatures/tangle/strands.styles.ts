import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine, mirrored } from '#src/theme/drawings.ts';
import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
/** One for each strand, in the order of the tasks. */
export const tones = [colors.onInk, shades.steel, shades.straw, shades.copper] as const;

export const styles = defineStyles('strands', {
  strand: {
    ...line,
    strokeWidth: '1.5',
    ...Object.fromEntries(tones.map((tone, at) => [`&:nth-child(${at + 1})`, { stroke: tone }])),
  },
  line: { ...drawnLine('signalOnInk', 6) },
  wide: {
    display: { base: 'none', md: 'block' },
    gridColumn: '2',
    gridRow: { base: '2', lg: '1 / -1' },
    h: 'full',
    w: { base: 'calc(100% + {spacing.gutter})', lg: 'full' },
    overflow: 'visible',
    ...mirrored,
  },
  upright: { hideFrom: 'md', gridColumn: '1', gridRow: '3', w: 'full', overflow: 'visible', ...mirrored },
});
