import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { styles } from './first-signal.styles.ts';

/** What is brought to a place without a network: and when. */
export function FirstSignalSection({ id, title, paragraphs }: SectionContent<'first-signal'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.id} className={styles.text}>
            <RichText text={paragraph.text} />
          </p>
        ))}
      </div>
    </section>
  );
}
