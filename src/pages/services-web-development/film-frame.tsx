import { styles } from './film-frame.styles.ts';

type FilmFrameProps = {
  /** What is seen: nothing, the text, or what comes with it too. */
  stage: 'blank' | 'text' | 'whole';
  direction: 'ltr' | 'rtl';
  headline: string;
  lead: string;
  action: string;
  /** Said in a frame in which nothing is seen. */
  nothing: string;
};

/** The first view of the page on a phone at one moment. */
export function FilmFrame({ stage, direction, headline, lead, action, nothing }: FilmFrameProps) {
  return (
    <div className={styles.phone} dir={direction}>
      {stage === 'blank' ? <div className={styles.nothing}>{nothing}</div> : null}
      <div className={stage === 'blank' ? styles.blank : styles.screen}>
        <div className={styles.bar}>
          <svg className={stage === 'whole' ? styles.logo : styles.awaited} viewBox="0 0 48 48">
            <image href="/brand/mark.svg" width="48" height="48" />
          </svg>
        </div>
        <div className={styles.headline}>
          {headline.split(' ').map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.action}>{action}</div>
        <div className={styles.other}>
          <svg className={styles.drawn} viewBox="0 0 6050 4200">
            <use href="#other-headline" />
          </svg>
        </div>
      </div>
    </div>
  );
}
