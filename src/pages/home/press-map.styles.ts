import { defineStyles } from '#src/theme/define-styles.ts';
import { dayTones } from '#src/features/map/day-tones.ts';
import { measurePressMap, type PressShape } from '#src/features/map/map-frame.ts';

/** How large windows show the maps, the narrowest first: a press is told in the map's own px at every size. */
const shares = { base: 0.54, lg: 0.7, xl: 0.85 };

const inPx = (length: number) => `${Math.floor(length)}px`;

/** A length of the maps at every share of their size. */
const atShares = (length: number) =>
  Object.fromEntries(Object.entries(shares).map(([from, share]) => [from, inPx(length * share)]));

/** The sheet has one size in all windows of a kind: those show its middle. */
function lay(shape: PressShape) {
  const { width, height } = measurePressMap(shape);
  return {
    pos: 'absolute',
    top: '0',
    insetInlineStart: '50%',
    w: atShares(width),
    h: atShares(height),
    ms: atShares(-width / 2),
  };
}

/** Both maps are equally high. */
const { height } = measurePressMap('press-mena');

export const styles = defineStyles('press-map', {
  window: {
    pos: 'relative',
    overflow: 'clip',
    h: atShares(height),
    bg: dayTones.sea,
    '&:has(:focus-visible)': { outline: '3px solid {colors.signal}', outlineOffset: '2px' },
    '&:first-child': {
      maxW: inPx(measurePressMap('press-america').width * shares.base),
      lg: { maxW: 'none' },
    },
  },
  'press-america': lay('press-america'),
  'press-mena': lay('press-mena'),
  land: {
    display: 'block',
    maxW: 'none',
    cursor: 'crosshair',
    transformOrigin: '0 0',
    transform: Object.fromEntries(Object.entries(shares).map(([from, share]) => [from, `scale(${share})`])),
    outline: 'none',
  },
  names: { pos: 'absolute', inset: '0', w: 'full', h: 'full', pointerEvents: 'none' },
  // Phones have no room for the names of seas and countries.
  areas: {
    display: { base: 'none', lg: 'inline' },
    fill: dayTones.quiet,
    textStyle: 'note',
    textAnchor: 'middle',
    '& text': { transformBox: 'fill-box', transformOrigin: 'center' },
  },
  city: {
    overflow: 'visible',
    fill: 'ink',
    textStyle: 'small',
    fontWeight: 'semibold',
    '& text': { textAnchor: 'middle', paintOrder: 'stroke', stroke: dayTones.land, strokeWidth: '3' },
    '& text[x]': { textAnchor: 'start' },
    '& circle': { fill: 'signal' },
  },
});
