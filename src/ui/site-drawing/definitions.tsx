import { Still } from '#src/ui/drawing.tsx';
import { styles } from './site-drawing.styles.ts';
import { blade, hub, lie, type Shape, type Stop, tower } from './shapes.ts';
import * as shades from '#src/theme/shades.ts';

const gradients: Record<string, readonly Stop[]> = {
  earth: [[shades.soil], [shades.soilDeep, '.5']],
  room: [[shades.roomTop], [shades.roomLow, '1', '.9']],
};

function writeStops(stops: readonly Stop[]) {
  return stops.map(([color, offset, opacity]) => (
    <stop key={color + (offset ?? '')} stopColor={color} offset={offset} stopOpacity={opacity} />
  ));
}

const writeShape = (shape: Shape) => <path key={shape.d} {...shape} />;

/** Gradients and things that both forms of the drawing share: a tower lit from the sun, a rotor, people. */
export function Definitions() {
  return (
    <svg width="0" height="0" className={styles.definitions} aria-hidden="true">
      {Object.entries(gradients).map(([name, stops]) => (
        <linearGradient key={name} id={`site-${name}`} x2="0" y2="1">
          {writeStops(stops)}
        </linearGradient>
      ))}
      <radialGradient id="site-lie">{writeStops(lie)}</radialGradient>
      <pattern
        id="site-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path stroke={shades.hatch} strokeOpacity=".45" strokeWidth=".7" d="M0 4.5h9" />
      </pattern>
      <Still>
        <symbol id="site-tower" overflow="visible">
          {tower.map(writeShape)}
        </symbol>
        <symbol id="site-rotor" overflow="visible">
          <g id="site-blade">{blade.map(writeShape)}</g>
          <use href="#site-blade" transform="rotate(120)" />
          <use href="#site-blade" transform="rotate(240)" />
          {writeShape(hub)}
        </symbol>
        <symbol id="site-person" overflow="visible">
          <circle cy="-13.2" r="1.8" />
          <path d="M-2.3-10.6Q0-12.2 2.3-10.6l.5 5-1.2.2-.5 5.4h-1L-.4-4.6-1 0h-1l-.4-5.4-1.2-.2z" />
        </symbol>
        <symbol id="site-seated" overflow="visible">
          <circle cy="-12.4" r="1.9" />
          <path d="M-2.6-3q-.6-6 2.6-7 2.6.6 2.6 3l3.6 2.2v1.4l-4.6-.8v1.6H5V3H3.4V-1z" />
        </symbol>
      </Still>
    </svg>
  );
}
