import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { PRESS_MAP } from '#src/features/map/map-frame.ts';
import { projectPoint } from '#src/features/map/project-point.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './site-place.styles.ts';

/** The end of Home: asks where the visitor's site is, and takes the answer, typed or pressed on a map, to the contact form. */
export function SitePlaceSection({
  id,
  title,
  lead,
  place,
  start,
  send,
  hint,
  map,
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
          {Object.entries({ place, start }).map(([name, { label, example }]) => (
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
                {cities.map(({ id: city, coordinates, name }) => {
                  const { x, y } = projectPoint(coordinates, 'press');
                  return (
                    <svg key={city} className={styles.city} x={`${x.toFixed(2)}%`} y={`${y.toFixed(2)}%`}>
                      <circle r="4" />
                      <text y="-10">{name}</text>
                    </svg>
                  );
                })}
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
