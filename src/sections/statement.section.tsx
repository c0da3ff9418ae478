import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { SignalBars } from '#src/ui/signal-bars.tsx';
import { styles } from './statement.styles.ts';

/** What a page stands for, in large text; beside it, where it has one, a small drawing. */
export function StatementSection({ id, emblem, eyebrow, title, paragraphs }: SectionContent<'statement'>) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} large />
      <div className={styles.body}>
        {emblem === 'signal-bars' ? (
          <div className={styles.emblem}>
            <SignalBars />
          </div>
        ) : null}
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id}>
              <RichText text={paragraph.text} />
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
