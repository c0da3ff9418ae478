import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './film-frame.styles.ts';
import { HeadlineLines } from './headline-lines.tsx';
import { linesOf } from './headline-sets.ts';
import { useOtherHeadline } from './use-other-headline.ts';

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
  const other = useOtherHeadline();
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
          <HeadlineLines lines={linesOf(headline)} className={styles.line} />
        </div>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.action}>{action}</div>
        {other === undefined ? null : (
          <div className={styles.other} lang={other.language} dir={other.direction}>
            <HeadlineLines lines={other.lines} className={styles.line} />
          </div>
        )}
      </div>
    </div>
  );
}
