import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './wide-picture.styles.ts';

/** A picture from edge to edge, with a small caption below. */
export function WidePictureSection(section: SectionContent<'wide-picture'>) {
  const { id, picture, alt, caption } = section;
  return (
    <figure id={id}>
      <div className={styles.root}>
        <Picture picture={picture} alt={alt} sizes="100vw" />
      </div>
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
