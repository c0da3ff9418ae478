import { defineStyles } from '#src/theme/define-styles.ts';
import { covering } from '#src/theme/grid.ts';
import { dayTones, haloIn, mapLines } from './day-tones.ts';
import { onMap, windowFrame } from './world-map.styles.ts';

const small = '@container (max-width: 18rem)';
const narrow = '@container (max-width: 30rem)';

/** Daylight colors. */
const day = {
  '--map-sea': dayTones.sea,
  '--map-land': dayTones.land,
  '--map-coast': dayTones.coast,
  '--map-water': dayTones.water,
  '--map-words': '{colors.ink}',
  '--map-quiet': '{colors.muted}',
  '--map-mark': '{colors.signal}',
  '--ring': '{colors.signal}',
};
/** Night colors; markers are lit. */
const night = {
  '--map-sea': '{colors.ink}',
  '--map-land': '{colors.nightLand}',
  '--map-coast': '{colors.nightCoast}',
  '--map-water': '{colors.nightWater}',
  '--map-words': '{colors.onInk}',
  '--map-quiet': '{colors.onInkMuted}',
  '--map-mark': '{colors.sun}',
  '--ring': '{colors.signalOnInk}',
};

export const styles = defineStyles('map-window', {
  window: {
    ...windowFrame,
    ...day,
    pos: 'relative',
    containerType: 'inline-size',
    bg: 'var(--map-sea)',
    color: 'var(--map-words)',
    transition: 'opacity {durations.quick}',
    '&[data-light=night]': night,
    '&[data-dim=true]': { opacity: '.35' },
    // Keeps its colors in forced-colors mode: only color separates land from sea.
    _highContrast: { forcedColorAdjust: 'none' },
  },
  view: covering,
  water: { fill: 'none', stroke: 'var(--map-water)', strokeWidth: mapLines.water, strokeLinejoin: 'round' },
  land: {
    fill: 'var(--map-land)',
    stroke: 'var(--map-coast)',
    strokeWidth: mapLines.coast,
    strokeLinejoin: 'round',
  },
  sea: {
    ...onMap,
    transform: 'translate(-50%, -50%) rotate(var(--map-turn))',
    w: 'min-content',
    textAlign: 'center',
    textStyle: 'note',
    lineHeight: '1.2',
    color: 'var(--map-quiet)',
    textShadow: haloIn('var(--map-sea)'),
    pointerEvents: 'none',
    '&[data-sea=west-mediterranean]': { w: 'max-content' },
    // The narrow seas do not fit into small windows.
    '&:is([data-sea=pacific], [data-sea=atlantic], [data-sea=north-sea], [data-sea=west-mediterranean])': {
      [small]: { display: 'none' },
    },
    '&[data-sea=red-sea]': { [narrow]: { display: 'none' } },
    '[dir=rtl] > &': { lineHeight: '1.35' },
  },
  light: {
    pos: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '0',
    px: '3',
    py: '1',
    textStyle: 'label',
    bg: 'var(--map-land)',
  },
});
