import { colors } from '#src/theme/tokens.ts';
import { partAddress, Turned } from '#src/ui/drawing.tsx';
import { Definitions } from '#src/ui/site-drawing/definitions.tsx';
import { styles as site } from '#src/ui/site-drawing/site-drawing.styles.ts';
import { COLUMN_STARTS, SHEET, TRENCH } from './site-layout.ts';
import { styles } from './connected-site.styles.ts';

export const SITE_ID = 'renewables-site';
const CELL_ID = `${SITE_ID}-cell`;
/** Gradient at the top of the first phone view, below the text. */
export const DUSK_ID = `${SITE_ID}-dusk`;
const RESERVE_ID = `${SITE_ID}-reserve`;

/** Radius of the nodes on the fiber above the texts. */
export const NODE = 4.5;

const { width, sky, earth } = SHEET;
const part = (name: string) => partAddress('connected-site', name);

/** The site in section at night, from the camp to the control room; what the company builds is lit. */
export function SiteSection() {
  return (
    <>
      <Definitions />
      <svg width="0" height="0" className={site.definitions} aria-hidden="true">
        <radialGradient id={CELL_ID} cy="1" r="1" gradientTransform="matrix(.5 0 0 1 .25 0)">
          <stop stopColor={colors.signalOnInk} stopOpacity=".28" />
          <stop stopColor={colors.signalOnInk} stopOpacity=".08" offset="1" />
        </radialGradient>
        <linearGradient id={DUSK_ID} x2="0" y2="1">
          <stop stopColor={colors.ink} />
          <stop stopColor={colors.ink} stopOpacity="0" offset="1" />
        </linearGradient>
        <linearGradient id={RESERVE_ID} y1="1" x2="0" y2="0">
          <stop stopColor={colors.signalOnInk} offset=".4" />
          <stop stopColor={colors.signalOnInk} stopOpacity=".4" offset="1" />
        </linearGradient>
      </svg>
      <svg className={styles.wide} viewBox={`0 ${-sky} ${width} ${sky + earth}`} aria-hidden="true">
        <Turned id={SITE_ID} width={width}>
          <use href={part('land')} />
          <use href={part('cell')} fill={`url(#${CELL_ID})`} />
          <use href={part('reach')} />
          <use href={part('turbines')} className={styles.turbines} />
          <use href={part('beam')} />
          <use href={part('reserve')} stroke={`url(#${RESERVE_ID})`} />
          <use href={part('ground')} />
          <use href={part('room')} fill="url(#site-room)" />
          <use href={part('works')} />
          <g className={styles.nodes}>
            {COLUMN_STARTS.map((x) => (
              <circle key={x} cx={x} cy={TRENCH} r={NODE} />
            ))}
          </g>
        </Turned>
      </svg>
    </>
  );
}
