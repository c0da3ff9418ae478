import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/fold.tsx';
import { styles } from './open-questions.styles.ts';

/** Questions on a broken line, which their answers connect. They are folded until one asks. */
export function OpenQuestionsSection({ id, title, entries }: SectionContent<'open-questions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.entries}>
        {entries.map(({ slug, question, answer }) => (
          <li key={slug} id={slug} className={styles.entry} data-discloses="">
            <NamedFold name={question} className={styles.question}>
              <p className={styles.answer}>{answer}</p>
            </NamedFold>
          </li>
        ))}
      </ul>
    </section>
  );
}
