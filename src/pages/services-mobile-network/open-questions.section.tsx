import type { SectionContent } from '#src/content/content-types.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './open-questions.styles.ts';

/** Questions on a broken line, which their answers connect once they are open. */
export function OpenQuestionsSection({ id, title, entries }: SectionContent<'open-questions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.entries}>
          {entries.map(({ slug, question, answer }) => (
            <li key={slug} id={slug} className={styles.entry} data-discloses="">
              <Disclosure id={`${slug}-answer`} level={3} variant="row" title={question}>
                <p className={styles.answer}>{answer}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
