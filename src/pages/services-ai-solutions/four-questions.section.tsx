import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { SolutionText } from '#src/ui/solution-text.tsx';
import { styles } from './four-questions.styles.ts';

/** The solutions by the questions that they answer: the question is large, the method small. */
export function FourQuestionsSection({ id, title, open, items }: SectionContent<'four-questions'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.questions}>
          {items.map(({ id: item, question, title: name, ...solution }) => (
            <li key={item} className={styles.item}>
              <p className={styles.question}>{question}</p>
              <div className={styles.method}>
                <h3 className={styles.name}>{name}</h3>
                <Fold label={open}>
                  <SolutionText solution={solution} />
                </Fold>
              </div>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
