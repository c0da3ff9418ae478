import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { FilmFrame } from './film-frame.tsx';
import { frames } from './first-second-axis.ts';
import { LoadingChart } from './loading-chart.tsx';
import { styles } from './first-second.styles.ts';
import { writeSeconds } from './write-seconds.ts';

/** Frames that stand at their times: the last one without the text, the first one with it, and the one after that. */
const SEEN = 3;

/** What is seen and fetched in the first second of this page, on one axis of time, as it was measured. */
export function FirstSecondSection(props: SectionContent<'first-second'>) {
  const { id, title, seconds, readable, headline, text, action, empty } = props;
  const { requests, scripts, later, caption, how, note, more, items } = props;
  const [first, ...others] = items;
  const language = useLanguage();
  const { script, direction } = languages[language];
  const complete = Math.max(...requests.map(({ measured }) => measured[script].end));
  const read = frames.findIndex((ms) => ms >= readable[script]);
  const seen = frames.slice(read - 1, read - 1 + SEEN);
  const lateScripts = `${later} ${writeSeconds(language, scripts[script])}\u00A0${seconds}.`;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.top} dir="ltr">
          <header className={styles.head} dir={direction}>
            <p className={styles.figure}>
              <bdi className={styles.number}>{writeSeconds(language, readable[script])}</bdi>{' '}
              <span className={styles.unit}>{seconds}</span>
            </p>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {first === undefined ? null : (
              <p className={styles.lead}>
                <strong className={styles.name}>{first.title}</strong> {first.text}
              </p>
            )}
          </header>
          <p className={styles.caption} dir={direction}>
            {caption}
          </p>
          <div className={styles.strip} aria-hidden="true">
            {seen.map((ms) => (
              <div key={ms} className={styles.moment}>
                <span className={styles.time}>{writeSeconds(language, ms)}</span>
                <FilmFrame
                  isReadable={ms >= readable[script]}
                  isWhole={ms >= complete}
                  direction={direction}
                  headline={headline}
                  lead={text}
                  action={action}
                  empty={empty}
                />
              </div>
            ))}
          </div>
        </div>
        <LoadingChart {...props} />
        <div className={styles.note}>
          <Fold label={how}>
            <p>
              {note} {lateScripts}
            </p>
          </Fold>
        </div>
        <Fold label={more}>
          <ul className={styles.items}>
            {others.map((item) => (
              <li key={item.id} className={styles.item}>
                <h3 className={styles.name}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
