import { useDirection } from '#src/i18n/use-language.ts';
import { partAddress, Turned } from '#src/ui/drawing.tsx';
import { places } from './places.ts';
import { styles } from './place-row.styles.ts';

/** Width of the drawing and heights of its sky and earth, m. */
const SHEET = { width: 310, sky: 136, earth: 14 } as const;
/** Depth of the cable, m. */
const TRENCH = 2.4;
/** Units of the drawing per meter. */
const SCALE = 5;

const [width, sky, earth] = [SHEET.width * SCALE, SHEET.sky * SCALE, SHEET.earth * SCALE];
/** Ground next to the drawing that wide viewports show, in units of the drawing. */
const BESIDE = 900;

/** Depths of names and scale bar below the ground, in units of the drawing. */
const NAMES_DEPTH = 44;
const BAR_DEPTH = 104;

/** Ids of the drawing and its parts, which the phone views reuse. */
const SECTION_ID = 'industries-section';
const CABLE_ID = 'industries-cable';
const GROUND_ID = 'industries-ground';
const namePlace = (id: string) => `industries-place-${id}`;

/** Length of the scale bar, m. */
const BAR = 50;

type PlaceRowDrawingProps = {
  names: readonly { id: string; place: string }[];
  /** Label of the scale bar. */
  scale: string;
};

/** Six places in section on one ground line and scale, and the cable that connects them. */
export function PlaceRowDrawing({ names, scale }: PlaceRowDrawingProps) {
  const isMirrored = useDirection() === 'rtl';
  return (
    <svg className={styles.root} viewBox={`0 ${-sky} ${width} ${sky + earth}`} aria-hidden="true">
      <Turned id={SECTION_ID} width={width}>
        <g id={CABLE_ID}>
          <path className={styles.earth} d={`M${-BESIDE} 0h${width + 2 * BESIDE}v${earth * 4}H${-BESIDE}z`} />
          <path className={styles.cable} d={`M${-BESIDE} ${TRENCH * SCALE}h${width + 2 * BESIDE}`} />
        </g>
        {Object.keys(places).map((id) => (
          <use
            key={id}
            id={namePlace(id)}
            className={styles.place}
            href={partAddress('network-outage', id)}
            data-place={id}
          />
        ))}
        <path id={GROUND_ID} className={styles.ground} d={`M${-BESIDE} 0h${width + 2 * BESIDE}`} />
      </Turned>
      <g>
        {names.map(({ id, place }) => {
          const drawn = places[id];
          if (drawn === undefined) return null;
          const middle = drawn.middle * SCALE;
          return (
            <text key={id} className={styles.name} x={isMirrored ? width - middle : middle} y={NAMES_DEPTH}>
              {place}
            </text>
          );
        })}
        <g
          className={styles.scale}
          transform={`translate(${isMirrored ? 130 : width - BAR * SCALE - 130} ${BAR_DEPTH})`}
        >
          <path className={styles.bar} d={`M0-4v8M0 0h${BAR * SCALE}m0-4v8`} />
          <text className={styles.name} x={(BAR * SCALE) / 2} y="-8">
            {scale}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Width, and depth below the ground, of a phone view, m. */
const FRAME = { width: 124, earth: 5 };

/** The phone view of two places, cut out of the whole drawing; their neighbors are faint. */
export function PlaceCrop({ place }: { place: string }) {
  const isMirrored = useDirection() === 'rtl';
  const { crop } = places[place] ?? {};
  if (crop === undefined) return null;
  const { from, sky, shown } = crop;
  const frame = [isMirrored ? SHEET.width - from - FRAME.width : from, -sky, FRAME.width, sky + FRAME.earth];
  return (
    <svg className={styles.crop} viewBox={frame.map((meters) => meters * SCALE).join(' ')} aria-hidden="true">
      <use href={`#${SECTION_ID}`} className={styles.neighbors} />
      <Turned width={width}>
        {[CABLE_ID, ...shown.map(namePlace), GROUND_ID].map((part) => (
          <use key={part} href={`#${part}`} />
        ))}
      </Turned>
    </svg>
  );
}
