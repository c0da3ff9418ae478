import { styles } from './site-drawing.styles.ts';

type Stop = readonly [color: string, offset?: string, opacity?: string];

const gradients: Record<string, readonly Stop[]> = {
  sky: [['#0B1B2B'], ['#17324A', '.34'], ['#47566E', '.62'], ['#A8746B', '.82'], ['#E9A873', '1']],
  haze: [
    ['#D79A7C', '0', '0'],
    ['#DB9F7E', '.5', '.9'],
    ['#A97C70', '1', '0'],
  ],
  plain: [
    ['#C08E74'],
    ['#957268', '.09'],
    ['#68595C', '.24'],
    ['#4A4C56', '.42'],
    ['#36434F', '.58'],
    ['#22323F', '1'],
  ],
  earth: [['#10263A'], ['#0B1B2B', '.5']],
  room: [['#155058'], ['#E2B273', '1', '.9']],
};
const lights: Record<string, readonly Stop[]> = {
  sun: [
    ['#FFE3B4'],
    ['#FFC583', '.1', '.8'],
    ['#F5A062', '.3', '.42'],
    ['#D9805E', '.62', '.12'],
    ['#D9805E', '1', '0'],
  ],
  lie: [
    ['#FFC98A', '0', '.6'],
    ['#F0A468', '.5', '.22'],
    ['#F0A468', '1', '0'],
  ],
};

function writeStops(stops: readonly Stop[]) {
  return stops.map(([color, offset, opacity]) => (
    <stop key={color + (offset ?? '')} stopColor={color} offset={offset} stopOpacity={opacity} />
  ));
}

/** Gradients and things that both forms of the drawing share: a tower lit from the sun, a rotor, people. */
export function Definitions() {
  return (
    <svg width="0" height="0" className={styles.definitions} aria-hidden="true">
      {Object.entries(gradients).map(([name, stops]) => (
        <linearGradient key={name} id={`site-${name}`} x2="0" y2="1">
          {writeStops(stops)}
        </linearGradient>
      ))}
      {Object.entries(lights).map(([name, stops]) => (
        <radialGradient key={name} id={`site-${name}`}>
          {writeStops(stops)}
        </radialGradient>
      ))}
      <pattern
        id="site-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path stroke="#6F879B" strokeOpacity=".45" strokeWidth=".7" d="M0 4.5h9" />
      </pattern>
      <symbol id="site-tower" overflow="visible">
        <path fill="#22323F" fillOpacity=".5" d="M-90 6-7-3V4z" />
        <ellipse fill="#3B4650" rx="15" ry="4" />
        <path fill="#233546" d="M-4.6 0-2.6-210H0V0z" />
        <path fill="#F3C08D" d="M0 0V-210H2.6L4.6 0z" />
        <path fill="#2A3B4B" d="M-5-218h11v8h-11zM6-9h7V0H6z" />
      </symbol>
      <symbol id="site-rotor" overflow="visible">
        <g id="site-blade">
          <path fill="#E9D3BD" d="M-2.5-2C-6-22-5-34-3.6-40L-.6-130 .6-130 3-30 2.5-2z" />
          <path fill="#5D6670" d="M-2.5-2C-6-22-5-34-3.6-40L-.6-130-.2-60z" />
        </g>
        <use href="#site-blade" transform="rotate(120)" />
        <use href="#site-blade" transform="rotate(240)" />
        <circle fill="#F0DCC6" r="4.4" />
      </symbol>
      <symbol id="site-person" overflow="visible">
        <circle cy="-13.2" r="1.8" />
        <path d="M-2.3-10.6Q0-12.2 2.3-10.6l.5 5-1.2.2-.5 5.4h-1L-.4-4.6-1 0h-1l-.4-5.4-1.2-.2z" />
      </symbol>
      <symbol id="site-seated" overflow="visible">
        <circle cy="-12.4" r="1.9" />
        <path d="M-2.6-3q-.6-6 2.6-7 2.6.6 2.6 3l3.6 2.2v1.4l-4.6-.8v1.6H5V3H3.4V-1z" />
      </symbol>
    </svg>
  );
}
