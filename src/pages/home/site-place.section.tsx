import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { PRESS_MAP } from '#src/features/map/map-frame.ts';
import { type Coordinates, projectPoint } from '#src/features/map/project-point.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './site-place.styles.ts';

/** Where the name of a city stands from its dot, px. */
const besides = { above: { y: -10 }, below: { y: 24 }, beside: { x: 10, y: 5 } };

function place(coordinates: Coordinates) {
  const { x, y } = projectPoint(coordinates, 'press');
  return { x: `${x.toFixed(1)}%`, y: `${y.toFixed(1)}%` };
}

/** The end of Home: asks where the visitor's site is, and takes the answer, typed or pressed on a map, to the contact form. */
export function SitePlaceSection({
  id,
  title,
  lead,
  place: placeField,
  start,
  send,
  hint,
  map,
  areas,
  cities,
  actions,
}: SectionContent<'site-place'>) {
  const language = useLanguage();
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.grid}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <form className={styles.form} action={addressOf('contact', language)} method="get">
          {Object.entries({ place: placeField, start }).map(([name, { label, example }]) => (
            <label key={name} className={styles[name === 'place' ? 'place' : 'start']}>
              <span className={styles.label}>{label}</span>
              <input className={styles.input} name={name} dir="auto" placeholder={example} />
            </label>
          ))}
          <button type="submit" className={styles.send}>
            {send}
          </button>
          <p className={styles.hint}>{hint}</p>
          {/* West stays on the left in every language. A key submits the first button, so the map stands behind it. */}
          <div className={styles.map} dir="ltr">
            <div className={styles.sheet}>
              <input
                type="image"
                name={PRESS_MAP.name}
                className={styles.land}
                src="/drawings/coasts-press.svg"
                alt={map}
                width={PRESS_MAP.width}
                height={PRESS_MAP.height}
              />
              <svg className={styles.names} aria-hidden="true">
                <g className={styles.areas}>
                  {areas.map(({ id: area, coordinates, turn, name }) => (
                    <text
                      key={area}
                      {...place(coordinates)}
                      transform={turn === undefined ? undefined : `rotate(${turn})`}
                    >
                      {name}
                    </text>
                  ))}
                </g>
                {cities.map(({ id: city, coordinates, side, name }) => (
                  <svg key={city} className={styles.city} {...place(coordinates)}>
                    <circle r="4" />
                    <text {...besides[side]}>{name}</text>
                  </svg>
                ))}
              </svg>
            </div>
          </div>
        </form>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }) => (
            <ButtonLink key={action} to={to} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </p>
      </Reveal>
    </section>
  );
}
