import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { styles } from './next-figure.styles.ts';

/** The end of the page: the visitor's own figure, which is still a blank. */
export function NextFigureSection(section: SectionContent<'next-figure'>) {
  const { id, title, lead, blank, actions, related } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.asked}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.blank}>
        <AnswerLine asks="size" blank={blank} actions={actions} />
      </div>
      <section id="related" className={styles.related} aria-labelledby="related-title">
        <h3 id="related-title" className={styles.heading}>
          {related.title}
        </h3>
        <ul>
          {related.items.map(({ id: item, to, label, text }) => (
            <li key={item} className={styles.behind}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
