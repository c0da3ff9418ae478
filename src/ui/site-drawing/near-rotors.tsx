import type { Backdrop } from './backdrop.ts';
import { styles } from './site-drawing.styles.ts';
import { turnRotor } from './shapes.ts';
import { isNear, placeTurbines } from './wind-farm.ts';

type NearRotorsProps = { backdrop: Backdrop; isStill?: boolean };

/** The rotors that are near enough to be seen turning, before the towers of the backdrop. */
export function NearRotors({ backdrop: { camera, rows, seed }, isStill = false }: NearRotorsProps) {
  return placeTurbines(camera, rows, seed)
    .filter(isNear)
    .map(({ stand, turn }) => (
      <g key={stand} transform={stand + turnRotor(turn)}>
        <use href="#site-rotor" className={isStill ? undefined : styles.turning} />
      </g>
    ));
}
