import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './claim.styles.ts';

/** The first view of the page: what the company says of itself, as large as it gets, and the place it speaks of. */
export function ClaimSection({ id, eyebrow, title, lead, picture, alt }: SectionContent<'claim'>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <span className={styles.name}>{eyebrow} </span>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} sizes="100vw" first />
      </div>
    </section>
  );
}
