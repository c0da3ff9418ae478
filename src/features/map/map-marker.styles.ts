import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { addedBox } from '#src/theme/grid.ts';
import { haloIn, placeMark } from './day-tones.ts';
import { onMap } from './world-map.styles.ts';

const square = (radius: number) => ({ boxSize: `${2 * radius}px` });

/** Size of the hit area; the dot is at its edge, on the place itself. */
const area = { boxSize: '28px' };
/** Distance from the place to its tooltip. The hit area fills it, so the pointer can move over. */
const gap = '26px';

/** Position of the dot in its hit area: away from the tooltip, so that hit areas do not overlap. */
const dots = {
  '[data-side=top] > &': { '--dot-x': '14px', '--dot-y': '28px' },
  '[data-side=bottom] > &': { '--dot-x': '14px', '--dot-y': '0px' },
  '[data-side=left] > &': { '--dot-x': '28px', '--dot-y': '14px' },
  '[data-side=right] > &': { '--dot-x': '0px', '--dot-y': '14px' },
};

const centered = { transform: 'translate(-50%, -50%)' };

// The map is never mirrored: in its frame, inline start is left.
export const styles = defineStyles('map-marker', {
  place: { display: 'contents' },
  marker: {
    ...dots,
    ...area,
    pos: 'absolute',
    insetInlineStart: 'calc(var(--map-x) - var(--dot-x))',
    insetBlockStart: 'calc(var(--map-y) - var(--dot-y))',
    borderRadius: 'chip',
    '&::before, &::after': {
      ...centered,
      ...addedBox,
      insetInlineStart: 'var(--dot-x)',
      insetBlockStart: 'var(--dot-y)',
      borderRadius: 'chip',
      transition: 'width {durations.quick}, height {durations.quick}',
    },
    _before: {
      ...square(placeMark.dot),
      bg: 'var(--map-mark)',
      outline: '2px solid var(--map-land)',
      _highContrast: { bg: 'CanvasText' },
    },
    _after: {
      ...square(placeMark.ring),
      borderWidth: '1px',
      borderColor: 'var(--map-mark)',
      pointerEvents: 'none',
    },
    '[data-open=true] > &': { _after: { boxSize: '34px' } },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { outlineColor: 'var(--ring)', outlineOffset: '3px' },
  },
  label: {
    ...onMap,
    display: 'grid',
    w: 'max-content',
    pointerEvents: 'none',
    lineHeight: '1.25',
    textShadow: haloIn('var(--map-land)'),
    '[data-open=true] > &': { visibility: 'hidden' },
    '&[data-beside=above]': { transform: 'translate(-50%, calc(-100% - 12px))', justifyItems: 'center' },
    '&[data-beside=above-left]': {
      transform: 'translate(calc(-100% + 4px), calc(-100% - 14px))',
      justifyItems: 'end',
    },
    '&[data-beside=below-left]': { transform: 'translate(calc(-100% + 11px), 20px)', justifyItems: 'end' },
    '&[data-beside=right]': { transform: 'translate(14px, -50%)' },
  },
  // Keeps dots below Arabic letters clear of the time.
  city: { textStyle: 'label', lineHeight: '1.25', _rtl: { lineHeight: '1.5' } },
  time: { textStyle: 'note', lineHeight: '1.25', ...tabular },
  tooltip: {
    pos: 'absolute',
    zIndex: 'raised',
    // On narrow maps a tooltip does not fit next to its place: it is at the bottom edge.
    insetInline: { base: '3', lg: 'auto' },
    insetBlockStart: { base: 'calc(100% - 12px)', lg: 'auto' },
    w: { lg: 'max-content' },
    maxW: { lg: '48' },
    visibility: 'hidden',
    opacity: '0',
    transition: 'opacity {durations.quick}',
    '[data-open=true] > &': { visibility: 'visible', opacity: '1' },
    lg: {
      ...onMap,
      '[data-side=top] > &': { transform: `translate(-50%, calc(-100% - ${gap}))` },
      '[data-side=bottom] > &': { transform: `translate(-50%, ${gap})` },
      '[data-side=left] > &': { transform: `translate(calc(-100% - ${gap}), -50%)` },
      '[data-side=right] > &': { transform: `translate(${gap}, -50%)` },
    },
  },
  words: { display: 'block', px: '3', py: '2', bg: 'paper', color: 'text', border: 'ink' },
  name: { display: 'block', textStyle: 'label' },
  subtext: { display: 'block', textStyle: 'small', color: 'muted' },
});
