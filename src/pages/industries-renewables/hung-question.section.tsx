import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { styles } from './hung-question.styles.ts';

/** The end of the page: its question, and what to do about it, hung on a line from above. */
export function HungQuestionSection({
  id,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'hung-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.ways}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }, position) => (
            <ButtonLink key={action} to={to} variant={position === 0 ? 'light' : 'ghost'}>
              {label}
            </ButtonLink>
          ))}
        </p>
        <p className={styles.more}>
          {more}{' '}
          {links.map(({ id: link, to, label }) => (
            <Link key={link} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
