import type { SectionContent } from '#src/content/content-types.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './open-questions.styles.ts';

/** Questions with their answers as text to read. Phones show one beside the next. */
export function OpenQuestionsSection({ id, title, entries }: SectionContent<'open-questions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <SnapRow className={styles.entries} labelledBy={`${id}-title`}>
          {entries.map(({ slug, question, answer }) => (
            <li key={slug} id={slug} className={styles.entry}>
              <h3 className={styles.question}>{question}</h3>
              <p>{answer}</p>
            </li>
          ))}
        </SnapRow>
      </Reveal>
    </section>
  );
}
