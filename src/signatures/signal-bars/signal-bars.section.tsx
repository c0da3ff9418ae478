import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { styles } from './signal-bars.styles.ts';

/** The signal bars of a phone, each higher than the previous one. */
const BARS = 'M0 32h8v8H0zm10-8h8v16h-8zm10-8h8v24h-8zm10-8h8v32h-8zm10-8h8v40h-8z';

/** Text about connecting a place without a network, next to signal bars. */
export function SignalBarsSection({ id, title, paragraphs }: SectionContent<'signal-bars'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <svg className={styles.bars} viewBox="0 0 48 40" aria-hidden="true" data-moving="">
          <path d={BARS} />
        </svg>
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
