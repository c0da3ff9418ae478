import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './like-yours.styles.ts';

/** The end of the page: which project is like the visitor's, answered in the words of a site, each beside what was drawn of it. */
export function LikeYoursSection(section: SectionContent<'like-yours'>) {
  const { id, title, lead, items, actions, more, links } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.answers}>
        {items.map(({ id: item, study, text }) => (
          <li key={item} className={styles.answer}>
            <Link to={{ page: study.page }} className={styles.like}>
              <span className={styles.words}>
                {text}
                <Icon name="arrow" />
              </span>
              <span className={styles.crop}>
                <StudySheet study={study.id} isPart className={styles.drawing} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
        <MoreLinks more={more} links={links} className={styles.more} />
      </div>
    </section>
  );
}
