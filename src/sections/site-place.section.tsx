import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { AnswerField } from '#src/ui/answer-field.tsx';
import { styles as buttons } from '#src/ui/button.styles.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PressMap } from './press-map.tsx';
import { styles } from './site-place.styles.ts';

/** The end of Home: asks where the visitor's site is, and takes the answer, typed or pressed on one of two maps, to the contact form. */
export function SitePlaceSection({
  id,
  title,
  lead,
  place,
  start,
  send,
  hint,
  maps,
  actions,
}: SectionContent<'site-place'>) {
  const language = useLanguage();
  const { direction } = languages[language];
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.grid}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <form className={styles.form} action={addressOf('contact', language)} method="get">
          <AnswerField name="place" blank={place} />
          <AnswerField name="start" blank={start} />
          <p className={styles.hint}>{hint}</p>
          {/* A key submits the first button, so the maps stand behind it. The part of the world that readers live in comes first, and west stays on the left. */}
          <button type="submit" className={buttons.primary}>
            {send}
          </button>
          <div className={styles.maps}>
            {(direction === 'rtl' ? maps.toReversed() : maps).map((map) => (
              <PressMap key={map.id} {...map} />
            ))}
          </div>
        </form>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }) => (
            <ButtonLink key={action} to={to} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
