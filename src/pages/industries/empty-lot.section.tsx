import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { styles } from './empty-lot.styles.ts';

/** The end of the page: the lot on the ground line that is still empty, and the cable that already reaches it. */
export function EmptyLotSection({ id, title, lead, actions, more, links }: SectionContent<'empty-lot'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.lot}>
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
      <p className={styles.more}>
        {more}{' '}
        {links.map(({ id: link, to, label }) => (
          <Link key={link} to={to} className={styles.link}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
