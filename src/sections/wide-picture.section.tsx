import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './wide-picture.styles.ts';

/** A silent picture from edge to edge, in its own light. */
export function WidePictureSection(section: SectionContent<'wide-picture'>) {
  const { id, picture, alt } = section;
  return (
    <figure id={id}>
      <div className={styles.root}>
        <Picture picture={picture} alt={alt} sizes="100vw" />
      </div>
    </figure>
  );
}
