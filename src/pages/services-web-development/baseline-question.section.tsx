import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './baseline-question.styles.ts';

/** The end of the page: a question on the line that type stands on, from edge to edge. */
export function BaselineQuestionSection({
  id,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'baseline-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.page}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.answer}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <p id="related" className={styles.more}>
          {more}{' '}
          {links.map(({ id: link, to, label }) => (
            <Link key={link} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </p>
      </Reveal>
    </section>
  );
}
