import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './film-frame.styles.ts';

type FilmFrameProps = {
  /** Says whether anything is there yet: the text is the first thing that is drawn. */
  isReadable: boolean;
  /** Says whether what comes with the text is seen too. */
  isWhole: boolean;
  direction: 'ltr' | 'rtl';
  headline: string;
  lead: string;
  action: string;
  /** Stands in the frame as long as nothing is there. */
  empty: string;
};

/** The first view of the page on a phone at one moment. */
export function FilmFrame({ isReadable, isWhole, direction, ...words }: FilmFrameProps) {
  const { headline, lead, action, empty } = words;
  if (!isReadable) {
    return (
      <div className={styles.phone} dir={direction}>
        <p className={styles.empty}>{empty}</p>
      </div>
    );
  }
  return (
    <div className={styles.phone} dir={direction}>
      <div className={styles.screen}>
        <div className={styles.bar}>
          <svg className={isWhole ? styles.logo : styles.awaited} viewBox="0 0 48 48">
            <image href={`${BASE_PATH}/brand/mark.svg`} width="48" height="48" />
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
