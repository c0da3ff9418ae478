import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './air-filter.styles.ts';

/** What the air outside carries: a low picture that begins at the edge of the window, and a line that names the part. */
export function AirFilterSection({ id, picture, alt, caption }: SectionContent<'air-filter'>) {
  return (
    <figure id={id} className={styles.root}>
      <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 60vw, 100vw" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
