import { BASE_PATH } from '#src/config/base-path.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { partAddress, Turned } from '#src/ui/drawing.tsx';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './site-drawing.styles.ts';
import { BESIDE, siteForms, uprightMarks } from './site-forms.ts';
import type { SitePlace } from '#src/config/site-places.ts';

type SiteDrawingProps = {
  form: keyof typeof siteForms;
  /** True for no motion, on pages without a pause button. */
  isStill?: boolean;
  /** True to highlight places while their services have hover or focus. */
  isLit?: boolean;
  /** Places with marks, in the order of their numbers. */
  places: readonly SitePlace[];
};

/** One whole site, mirrored in right-to-left languages. Moving and highlighted parts are composed here. */
export function SiteDrawing({ form, isStill = false, isLit = false, places }: SiteDrawingProps) {
  const direction = useDirection();
  const { width, height, backdrop, above, rotors, hop } = siteForms[form];
  const across = { x: -BESIDE, width: width + 2 * BESIDE };
  const front = `site-${direction}-front`;
  const part = (name: string) => partAddress(front, `${form}-${name}`);
  const leaders = places
    .map((place) => `M${uprightMarks[place].at.join(' ')}${uprightMarks[place].leader}`)
    .join('');
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
      <Turned width={width}>
        {rotors[direction].map((stand) => (
          <g key={stand} transform={stand}>
            <use href={partAddress(front, 'rotor')} className={isStill ? undefined : styles.turning} />
          </g>
        ))}
        <use href={part('hop')} />
        <use href={part('ground')} fill="url(#site-earth)" />
        <use href={part('crust')} fill="url(#site-hatch)" />
        <use href={part('cable')} />
        {isStill ? null : (
          <g transform={hop[direction]}>
            <circle className={styles.signal} r="1.2" />
          </g>
        )}
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
        {form === 'wide' ? (
          places.map((place, position) => (
            <use key={place} className={styles.mark} href={part(`mark-${place}`)} data-mark={position + 1} />
          ))
        ) : (
          <path className={styles.leader} d={leaders} />
        )}
      </Turned>
      {form === 'wide'
        ? null
        : places.map((place, position) => (
            <NumberPin key={place} number={position + 1} at={uprightMarks[place].at} width={width} />
          ))}
    </svg>
  );
}
