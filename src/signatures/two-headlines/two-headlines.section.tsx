import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { HeadlineGuides, HeadlineLines } from './headline-guides.tsx';
import { OtherHalf } from './other-half.tsx';
import { styles } from './two-headlines.styles.ts';

/** The headline in two scripts of the same size on guide lines: the page's own, and that of the other language. */
export function TwoHeadlinesSection(props: SectionContent<'two-headlines'>) {
  const { id, eyebrow, title, lead, actions, letter, baseline } = props;
  const { script } = languages[useLanguage()];
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.own}>
        <div className={styles.headline}>
          <HeadlineGuides script={script} letter={letter} baseline={baseline} side="end" />
          <PageTitle section={id} name={eyebrow} className={`${styles[script]} ${styles.named}`}>
            <HeadlineLines title={title} />
          </PageTitle>
        </div>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
      </div>
      <OtherHalf {...props} />
    </section>
  );
}
