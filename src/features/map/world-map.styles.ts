import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { mapFrames } from './map-frame.ts';

/** Continents as they stand out before the map is drawn. */
const bones = [
  'radial-gradient(24% 34% at 19% 34%, #1A334A 60%, transparent 61%)',
  'radial-gradient(11% 30% at 35% 84%, #1A334A 60%, transparent 61%)',
  'radial-gradient(17% 36% at 57% 66%, #1A334A 60%, transparent 61%)',
  'radial-gradient(44% 30% at 78% 32%, #1A334A 60%, transparent 61%)',
];

export const styles = defineStyles('world-map', {
  frame: {
    pos: 'relative',
    w: 'full',
    aspectRatio: `${mapFrames.whole.width} / ${mapFrames.whole.height}`,
    bg: 'ink',
    color: 'onInk',
    borderRadius: 'card',
    '--ring': '{colors.signalOnInk}',
    '&[data-map=waiting]': { backgroundImage: bones.join(', ') },
    '@media (scripting: none), print': { display: 'none' },
  },
  clip: { pos: 'absolute', inset: '0', borderRadius: 'card', overflow: 'hidden' },
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
  retry: fromRecipe('button', { variant: 'ghost', size: 'md' }),
});
