import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './sky-question.styles.ts';

/** The end of the page: its question in the sky beside a mast. */
export function SkyQuestionSection({
  id,
  picture,
  alt,
  title,
  lead,
  related,
  actions,
}: SectionContent<'sky-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.frame}>
        <Picture picture={picture} alt={alt} sizes="100vw" />
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'light' : 'ghost'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <nav id="related" className={styles.related} aria-label={related.title}>
        <Fold label={related.title}>
          <ul className={styles.pages}>
            {related.items.map(({ id: item, to, label }) => (
              <li key={item}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      </nav>
    </section>
  );
}
