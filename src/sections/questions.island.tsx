import type { ReactNode } from 'react';
import { Disclosure } from '#src/ui/disclosure.tsx';
import type { WordFinder } from '#src/features/search/create-highlighter.ts';
import { UnbreakableText } from '#src/ui/rich-text.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { FindLine } from './find-line.tsx';
import { styles } from './questions.styles.ts';
import { useQuestionFilter } from './use-question-filter.ts';

/**
 * Questions by subject. With a find line, matches are highlighted and other questions hidden; without one, answers are
 * collapsed.
 */
export function QuestionsIsland({ id, find, example, groups }: SectionContent<'questions'>) {
  const { root, finder, isShown, line } = useQuestionFilter(groups.flatMap(({ entries }) => entries));
  return (
    <section ref={root} id={id} className={find === undefined ? styles.folded : styles.found}>
      {find === undefined ? null : (
        <div className={styles.ground}>
          <FindLine {...line} name={find} example={example} />
        </div>
      )}
      {groups.map(({ id: subject, title: name, entries }) => (
        <section key={subject} id={subject} className={styles.group} aria-labelledby={`${subject}-title`}>
          <h2 id={`${subject}-title`} className={styles.subject} hidden={!entries.some(isShown)}>
            {name}
          </h2>
          <div>
            {entries.map(({ slug, question, answer }) => (
              <div key={slug} id={slug} className={styles.entry} data-discloses="">
                <Disclosure
                  id={`${slug}-answer`}
                  level={3}
                  variant="row"
                  title={<FoundText text={question} finder={finder} />}
                  isOpen={find !== undefined}
                >
                  <p className={styles.answer}>
                    <FoundText text={answer} finder={finder} />
                  </p>
                </Disclosure>
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

type FoundTextProps = { text: string; finder: WordFinder | undefined };

/** A text with highlighted matches. Its pieces are elements: browser translation replaces React's bare text nodes. */
function FoundText({ text, finder }: FoundTextProps): ReactNode {
  const pieces = finder?.split(text) ?? [{ text, isFound: false }];
  return (
    <span>
      {pieces.map(({ text: piece, isFound }, position) =>
        isFound ? (
          <mark key={position} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          <span key={position}>
            <UnbreakableText text={piece} />
          </span>
        ),
      )}
    </span>
  );
}
