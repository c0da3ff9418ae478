import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './introduction.styles.ts';

/** Who the company is, in running text beside a picture. */
export function IntroductionSection({
  id,
  eyebrow,
  title,
  picture,
  alt,
  paragraphs,
}: SectionContent<'introduction'>) {
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <div>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id}>
                <RichText text={paragraph.text} />
              </p>
            ))}
          </div>
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 500px, 100vw" />
        </div>
      </div>
    </Section>
  );
}
