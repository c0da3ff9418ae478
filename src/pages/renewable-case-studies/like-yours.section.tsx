import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './like-yours.styles.ts';

/** The end of the page: which project is like the visitor's, answered in the words of a site. */
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
            <Link to={{ page: study.page }} className={styles.link}>
              {text}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }, position) => (
            <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </p>
        <p className={styles.more}>
          {more}{' '}
          {links.map(({ id: link, to, label }) => (
            <Link key={link} to={to} className={styles.other}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
