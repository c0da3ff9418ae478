import { defineStyles } from '#src/theme/define-styles.ts';
import { covering, inColumns } from '#src/theme/grid.ts';
import { drawnNames } from '#src/theme/drawings.ts';
import { screenOnly, whereEnlarged } from '#src/theme/media.ts';
import { dayTones } from '#src/features/map/day-tones.ts';
import { measurePressMap, type PressShape } from '#src/features/map/project-point.ts';

/** Scale of the maps on phones. Browsers report presses in unscaled px. */
const PHONE_SHARE = 0.5;

const scaled = (length: number) => `calc(${length}px * var(--share))`;

/** The map has one size in all windows; narrow windows show its center. */
const lay = (shape: PressShape) => ({
  pos: 'absolute',
  insetInlineStart: '50%',
  h: 'full',
  w: scaled(measurePressMap(shape).width),
  transform: 'translateX(-50%)',
});

const { width, height } = measurePressMap('press-america');

export const styles = defineStyles('site-answers', {
  form: {
    ...inColumns({ md: '3fr 2fr', lg: '2fr 1fr auto' }),
    gap: { base: '4', md: '6' },
    alignItems: 'end',
    '& > button': { justifySelf: { md: 'start', lg: 'stretch' } },
  },
  // Read before the button, shown above the maps.
  hint: { order: '1', gridColumn: '1 / -1', textStyle: 'intro', color: 'muted', mb: '-2' },
  maps: {
    order: '2',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { md: '5fr 6fr' },
    '&:dir(rtl)': { gridTemplateColumns: { md: '6fr 5fr' } },
    gap: '6',
    '& > *': { minW: '0' },
    ...screenOnly,
  },
  window: {
    '--share': { base: `${PHONE_SHARE}`, lg: '.7', xl: '.85' },
    // Enlarged names need an equally enlarged map.
    [whereEnlarged]: { '--share': `${2 * PHONE_SHARE}` },
    pos: 'relative',
    overflow: 'clip',
    // Cuts off the last row of px, which would blend with the edge of the land.
    h: `calc(${scaled(height)} - 1px)`,
    bg: dayTones.sea,
    '&:has(:focus-visible)': { outline: '3px solid {colors.signal}', outlineOffset: '2px' },
    '&:has([name=press-america])': { maxW: { base: scaled(width), lg: 'none' } },
  },
  'press-america': lay('press-america'),
  'press-mena': lay('press-mena'),
  land: {
    display: 'block',
    cursor: 'crosshair',
    transformOrigin: '0 0',
    transform: 'scale(var(--share))',
    outline: 'none',
  },
  names: { ...covering, pointerEvents: 'none' },
  city: {
    ...drawnNames,
    overflow: 'visible',
    fill: 'ink',
    textStyle: 'label',
    '& text': { textAnchor: 'middle', paintOrder: 'stroke', stroke: dayTones.land, strokeWidth: '3' },
    '& text[x]': { textAnchor: 'start' },
    '& text[x^="-"]': { textAnchor: 'end' },
    '& circle': { fill: 'signal' },
  },
});
