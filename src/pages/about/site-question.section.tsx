import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './site-question.styles.ts';

/** The end of the page: its question, and two ruled lines that answer it. */
export function SiteQuestionSection({ id, title, actions }: SectionContent<'site-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.answers}>
          {actions.map(({ id: action, to, label, text }) => (
            <li key={action} className={styles.answer}>
              <Link to={to} className={styles.link}>
                {label}
                <Icon name="arrow" />
              </Link>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
