import type { SectionContent } from '#src/content/content-types.ts';
import { HeadlineGuides } from './headline-guides.tsx';
import { HeadlineLines } from './headline-lines.tsx';
import { styles } from './two-headlines.styles.ts';
import { useOtherHeadline } from './use-other-headline.ts';

type OtherHalfProps = Pick<SectionContent<'two-headlines'>, 'otherLetter' | 'baseline' | 'same' | 'other'>;

/** The headline in the language of another script; nothing where the site has none. */
export function OtherHalf({ otherLetter, baseline, same, other }: OtherHalfProps) {
  const headline = useOtherHeadline();
  if (headline === undefined) return null;
  const { language, direction, script, lines, address } = headline;
  return (
    <div className={styles.other} data-tone="ink">
      <div className={styles[script === 'arabic' ? 'lower' : 'headline']}>
        <HeadlineGuides
          script={script}
          lines={lines.length}
          letter={otherLetter}
          baseline={baseline}
          side="start"
        />
        <div className={`${styles[script]} ${styles.guest}`} lang={language} dir={direction}>
          <HeadlineLines lines={lines} className={styles.line} />
        </div>
      </div>
      <p className={styles.same}>{same}</p>
      <p className={styles.switch}>
        <a className={styles.link} href={address} hrefLang={language}>
          {other}
        </a>
      </p>
    </div>
  );
}
