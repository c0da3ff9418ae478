import type { SectionContent } from '#src/content/content-types.ts';
import { languages } from '#src/config/languages.ts';
import { useOtherScript } from '#src/content/other-script-context.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { HeadlineGuides, HeadlineLines } from './headline-guides.tsx';
import { styles } from './two-headlines.styles.ts';

type OtherHalfProps = Pick<SectionContent<'two-headlines'>, 'otherLetter' | 'baseline' | 'same' | 'other'>;

/** The headline in a language of the other script; null if the site has none. */
export function OtherHalf({ otherLetter, baseline, same, other }: OtherHalfProps) {
  const page = useOtherScript();
  if (page === undefined) return null;
  const { language, content } = page;
  const { id, sections } = content;
  const section = sections.find((each) => each.kind === 'two-headlines');
  if (section === undefined || id === 'not-found') return null;
  const { direction, script } = languages[language];
  return (
    <div className={styles.other} data-tone="ink">
      <div className={styles.headline}>
        <HeadlineGuides script={script} letter={otherLetter} baseline={baseline} side="start" />
        <div className={`${styles[script]} ${styles.otherScript}`} lang={language} dir={direction}>
          <HeadlineLines title={section.title} />
        </div>
      </div>
      <p className={styles.same}>{same}</p>
      <p className={styles.switch}>
        <a className={styles.link} href={addressOf(id, language)} hrefLang={language}>
          {other}
        </a>
      </p>
    </div>
  );
}
