import * as shades from '#src/theme/shades.ts';
import { styles } from './site-drawing.styles.ts';

/** Gradients and patterns of the drawn site: some browsers do not find them in external files. */
export function Definitions() {
  return (
    <svg width="0" height="0" className={styles.definitions} aria-hidden="true">
      <linearGradient id="site-earth" x2="0" y2="1">
        <stop stopColor={shades.soil} />
        <stop stopColor={shades.soilDeep} offset=".5" />
      </linearGradient>
      <linearGradient id="site-room" x2="0" y2="1">
        <stop stopColor={shades.roomTop} />
        <stop stopColor={shades.roomLow} offset="1" stopOpacity=".9" />
      </linearGradient>
      <radialGradient id="site-lie">
        <stop stopColor={shades.glow} offset="0" stopOpacity=".6" />
        <stop stopColor={shades.glowEdge} offset=".5" stopOpacity=".22" />
        <stop stopColor={shades.glowEdge} offset="1" stopOpacity="0" />
      </radialGradient>
      <pattern
        id="site-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path stroke={shades.hatch} strokeOpacity=".45" strokeWidth=".7" d="M0 4.5h9" />
      </pattern>
    </svg>
  );
}
