import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { placeMark } from '#src/features/map/day-tones.ts';
import {
  type Coordinates,
  measurePressMap,
  type PressShape,
  projectPoint,
} from '#src/features/map/project-point.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { AnswerField } from '#src/ui/answer-field.tsx';
import { styles as buttons } from '#src/ui/button.styles.ts';
import { styles } from './site-answers.styles.ts';

type SiteAnswersProps = NonNullable<SectionContent<'closing'>['site']>;

/** Sends the place of the visitor's site and the start of work, typed or pressed on a map, to the contact form. */
export function SiteAnswers({ place, start, send, hint, maps }: SiteAnswersProps) {
  const language = useLanguage();
  const direction = useDirection();
  return (
    <form className={styles.form} action={addressOf('contact', language)} method="get">
      <AnswerField name="place" blank={place} />
      <AnswerField name="start" blank={start} />
      <p className={styles.hint}>{hint}</p>
      {/* Enter submits the first button; the maps follow it. The readers' part of the world is first, west is left. */}
      <button type="submit" className={buttons.main}>
        {send}
      </button>
      <div className={styles.maps}>
        {(direction === 'rtl' ? maps.toReversed() : maps).map((map) => (
          <PressMap key={map.id} {...map} />
        ))}
      </div>
    </form>
  );
}

/** Offset of a city's name from its dot, px. */
const besides = { north: { y: -10 }, south: { y: 24 }, east: { x: 10, y: 5 }, west: { x: -10, y: 5 } };

function place(coordinates: Coordinates, shape: PressShape) {
  const { x, y } = projectPoint(coordinates, shape);
  return { x: `${x.toFixed(1)}%`, y: `${y.toFixed(1)}%` };
}

/** A map as an image button that submits the pressed position. */
function PressMap({ shape, map, cities }: SiteAnswersProps['maps'][number]) {
  return (
    <div className={styles.window} dir="ltr">
      <div className={styles[shape]}>
        <input
          type="image"
          name={shape}
          className={styles.land}
          src={`${BASE_PATH}/drawings/coasts-press.svg#${shape}`}
          alt={map}
          {...measurePressMap(shape)}
        />
        <svg className={styles.names} aria-hidden="true">
          {cities.map(({ id, coordinates, side, name }) => (
            <svg key={id} className={styles.city} {...place(coordinates, shape)}>
              <circle r={placeMark.dot} />
              <text {...besides[side]}>{name}</text>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}
