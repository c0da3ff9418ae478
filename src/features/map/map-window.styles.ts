import { defineStyles } from '#src/theme/define-styles.ts';
import { covering } from '#src/theme/grid.ts';
import { dayTones, haloIn, mapLines } from './day-tones.ts';
import { onMap, windowFrame } from './world-map.styles.ts';

const small = '@container (max-width: 18rem)';
const narrow = '@container (max-width: 30rem)';

/** Land and sea in the light of day. */
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
/** The same at night: what works there is lit. */
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
    // In forced colors the map keeps its own colors: only tone tells land from sea.
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
    // Small windows have no room for the narrow seas.
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
