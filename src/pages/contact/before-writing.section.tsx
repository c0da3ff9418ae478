import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './before-writing.styles.ts';

/** The end of the page: where those look first who would rather read than write. */
export function BeforeWritingSection({ id, title, lead, actions }: SectionContent<'before-writing'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.links}>
        {actions.map(({ id: action, to, label }) => (
          <li key={action} className={styles.item}>
            <Link to={to} className={styles.link}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
