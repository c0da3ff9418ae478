import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './open-place.styles.ts';

/** The end of the page: the mark that the drawn site does not have, which is the visitor's own. */
export function OpenPlaceSection({
  id,
  mark,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'open-place'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <div>
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
          <p className={styles.more}>
            {more}{' '}
            {links.map(({ id: link, to, label }) => (
              <Link key={link} to={to} className={styles.link}>
                {label}
              </Link>
            ))}
          </p>
        </div>
      </Reveal>
    </section>
  );
}
