import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SightLineDrawing } from './sight-line.drawing.tsx';
import { styles } from './introduction.styles.ts';

/** Who the company is, in running text, above the ground on which the notes that follow are written. */
export function IntroductionSection({
  id,
  eyebrow,
  title,
  paragraphs,
  distance,
  sight,
}: SectionContent<'introduction'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.grid}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id}>
              <RichText text={paragraph.text} />
            </p>
          ))}
        </div>
      </div>
      <SightLineDrawing />
      <div className={styles.measure}>
        <p className={styles.distance}>
          <bdi>{distance}</bdi>
        </p>
        <p className={styles.sight}>{sight}</p>
      </div>
    </section>
  );
}
