import { BASE_PATH } from '#src/config/base-path.ts';
import type { Direction } from '#src/config/languages.ts';
import { partAddress, type Point, turnAround } from '#src/ui/drawing.tsx';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './site-drawing.styles.ts';
import { BESIDE, siteForms, uprightMarks } from './site-forms.ts';
import type { SitePlace } from '#src/config/site-places.ts';

type SiteDrawingProps = {
  form: keyof typeof siteForms;
  direction: Direction;
  /** Nothing moves; for pages without a button that stops it. */
  isStill?: boolean;
  /** Places are lit while their services are pointed at. */
  isLit?: boolean;
  /** The places that have marks, in the order of their numbers. */
  places: readonly SitePlace[];
};

/** One site drawn whole, composed from the side where reading starts. What moves, or can be lit, is put together here of the parts of its file. */
export function SiteDrawing({ form, direction, isStill = false, isLit = false, places }: SiteDrawingProps) {
  const { width, height, backdrop, above, rotors } = siteForms[form];
  const across = { x: -BESIDE, width: width + 2 * BESIDE };
  const front = `site-${direction}-front`;
  const part = (name: string) => partAddress(front, `${form}-${name}`);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <foreignObject {...across} y="0" height={backdrop}>
        <img
          className={styles.backdrop}
          src={`${BASE_PATH}/signatures/site-${form}-${direction}.svg`}
          width={across.width}
          height={backdrop}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </foreignObject>
      <g transform={turnAround(direction === 'rtl', width)}>
        {rotors[direction].map((stand) => (
          <g key={stand} transform={stand}>
            <use href={partAddress(front, 'rotor')} className={isStill ? undefined : styles.turning} />
          </g>
        ))}
        <use href={part('hop')} />
        <use href={part('ground')} fill="url(#site-earth)" />
        <use href={part('crust')} fill="url(#site-hatch)" />
        <use href={part('cable')} />
        {isStill ? null : <use href={part('signals')} className={styles.travel} />}
        <use href={part('rooms')} fill="url(#site-room)" />
        <use href={part('works')} />
        {isLit ? (
          <>
            <rect className={styles.dimmed} {...across} height={height} />
            <clipPath id="site-above">
              <path d={above} />
            </clipPath>
            <g clipPath="url(#site-above)">
              {places.map((place, position) => (
                <g key={place} className={styles.lit} data-light={position + 1}>
                  <use href={part(`halo-${place}`)} fill="url(#site-lie)" />
                  <use href={part(`light-${place}`)} />
                </g>
              ))}
            </g>
          </>
        ) : null}
        {form === 'wide'
          ? places.map((place, position) => (
              <use
                key={place}
                className={styles.mark}
                href={part(`mark-${place}`)}
                data-mark={position + 1}
              />
            ))
          : null}
      </g>
      {form === 'upright'
        ? places.map((place, position) => (
            <UprightMark key={place} place={place} number={position + 1} direction={direction} />
          ))
        : null}
    </svg>
  );
}

type UprightMarkProps = { place: SitePlace; number: number; direction: Direction };

/** The number of a place on the upright drawing; numbers are never mirrored. */
function UprightMark({ place, number, direction }: UprightMarkProps) {
  const {
    at: [x, y],
    leader: [across, down],
  } = uprightMarks[place];
  const isTurned = direction === 'rtl';
  const start: Point = [isTurned ? siteForms.upright.width - x : x, y];
  return (
    <>
      <path className={styles.leader} d={`M${start.join(' ')}l${isTurned ? -across : across} ${down}`} />
      <NumberPin number={number} at={start} />
    </>
  );
}
