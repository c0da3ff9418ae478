import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './open-question.styles.ts';

/** The end of the page: the fifth question, still empty between its marks. */
export function OpenQuestionSection(section: SectionContent<'open-question'>) {
  const { id, before, after, title, lead, related, actions } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <p className={styles.empty} aria-hidden="true">
          {before}
          <span className={styles.line} />
          {after}
        </p>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <div>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <nav id="related" className={styles.related} aria-label={related.title}>
          <p className={styles.more}>{related.title}</p>
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
