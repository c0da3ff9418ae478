import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './air-filter.styles.ts';

/** What the air outside carries: a low picture from edge to edge, and a line that names the part. */
export function AirFilterSection({ id, picture, alt, caption }: SectionContent<'air-filter'>) {
  return (
    <figure id={id} className={styles.root}>
      <Picture picture={picture} alt={alt} sizes="100vw" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
