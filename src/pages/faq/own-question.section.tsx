import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { styles } from './own-question.styles.ts';

/** The end of the page: the line to write on once more, empty, for a question that the page does not have. */
export function OwnQuestionSection({
  id,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'own-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.line}>
          {actions.map(({ id: action, to, label }, position) => (
            <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </p>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.more}>
          <span>{more}</span>
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
