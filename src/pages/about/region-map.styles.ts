import { mapFrames } from '#src/features/map/project-point.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { covering } from '#src/theme/grid.ts';
import { drawnNames, haloed } from '#src/theme/drawings.ts';

const fade = 'fill {durations.quick}, stroke {durations.quick}, opacity {durations.quick}';
/** Keeps text legible where it crosses lines of the drawing. */
const words = { ...haloed('inkRaised', '5px'), strokeOpacity: '.9' };
/** City and distance are highlighted with their place. */
const name = { ...words, transition: fade, '[data-emphasis=lit] > &': { fill: 'sun' } };

export const styles = defineStyles('region-map', {
  map: {
    display: { base: 'none', lg: 'block' },
    pos: 'relative',
    overflow: 'hidden',
    aspectRatio: `${mapFrames.reach.width} / ${mapFrames.reach.height}`,
    ...screenOnly,
    // In forced-colors mode the map keeps its background: only tone separates land from sea.
    _highContrast: { forcedColorAdjust: 'none', bg: 'ink' },
  },
  coasts: covering,
  names: { ...covering, direction: 'ltr' },
  open: { ...drawnNames, overflow: 'visible' },
  parallel: { stroke: 'signalOnInk', strokeWidth: '1.25', strokeDasharray: '2 7', strokeLinecap: 'round' },
  note: { textStyle: 'note', fill: 'signalOnInk', textAnchor: 'middle' },
  sea: { ...words, stroke: 'ink', textStyle: 'note', fill: 'onInkMuted', textAnchor: 'middle' },
  ring: {
    fill: 'none',
    stroke: 'signalOnInk',
    transition: fade,
    '[data-emphasis=lit] > &': { stroke: 'sun', strokeWidth: '2.5' },
    '[data-emphasis=dim] > &': { opacity: '.4' },
  },
  dot: {
    fill: 'signalOnInk',
    transition: fade,
    '[data-emphasis=lit] > &': { fill: 'sun' },
    '[data-emphasis=dim] > &': { opacity: '.4' },
  },
  city: { ...name, textStyle: 'label', fill: 'onInk' },
  distance: { ...name, textStyle: 'note', fill: 'onInkMuted', fontVariantNumeric: 'tabular-nums' },
  middle: { textAnchor: 'middle' },
  after: { textAnchor: 'start' },
  before: { textAnchor: 'end' },
});
