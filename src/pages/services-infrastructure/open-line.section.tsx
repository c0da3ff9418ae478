import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './open-line.styles.ts';

/** The end of the page: the line of the list of parts that is still empty. */
export function OpenLineSection({ id, title, lead, actions, related }: SectionContent<'open-line'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <div className={styles.line}>
          <span className={styles.blank} aria-hidden="true" />
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.actions}>
              {actions.map(({ id: action, to, label }, position) => (
                <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
        <nav id="related" className={styles.related} aria-label={related.title}>
          <p>{related.title}</p>
          <ul className={styles.pages}>
            {related.items.map(({ id: item, to, label }) => (
              <li key={item}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Reveal>
    </section>
  );
}
