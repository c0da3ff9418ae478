import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { dayTones } from './day-tones.ts';
import { mapFrames } from './project-point.ts';

const { europe, mena } = mapFrames;
const america = mapFrames['north-america'];

/** Columns of the windows, all at one scale; the list and the buttons use them too. */
export const windowColumns = {
  base: `${america.width}fr ${europe.width}fr`,
  lg: `${america.width}fr ${europe.width}fr ${mena.width}fr`,
};

/** Daylight background and aspect ratio of a window. */
export const windowFrame = {
  bg: dayTones.sea,
  '&[data-region=north-america]': { aspectRatio: `${america.width} / ${america.height}` },
  '&[data-region=europe]': { aspectRatio: `${europe.width} / ${europe.height}` },
  '&[data-region=mena]': {
    aspectRatio: `${mena.width} / ${mena.height}`,
    gridColumn: { base: '1 / -1', lg: 'auto' },
  },
};

/** At its position on the map. */
export const onMap = {
  pos: 'absolute',
  insetInlineStart: 'var(--map-x)',
  insetBlockStart: 'var(--map-y)',
} as const;

export const styles = defineStyles('world-map', {
  frame: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: windowColumns,
    gap: { base: '2', lg: '4' },
    ...scriptOnly,
  },
  // Only visible through the windows.
  drawing: { pos: 'absolute', boxSize: '0' },
  // A window before the map is loaded.
  window: windowFrame,
  failure: {
    pos: 'absolute',
    inset: '0',
    display: 'grid',
    gap: '4',
    placeContent: 'center',
    justifyItems: 'center',
    p: '6',
    textAlign: 'center',
  },
  retry: fromRecipe('button', { variant: 'outline', size: 'md' }),
});
