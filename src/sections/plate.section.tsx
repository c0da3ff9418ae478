import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './plate.styles.ts';

/** A silent picture from edge to edge, in its own light. */
export function PlateSection({ id, picture, alt, isLow = false, isStrip = false }: SectionContent<'plate'>) {
  return (
    <div id={id} className={`${isStrip ? styles.strip : styles.root} ${isLow ? styles.low : ''}`}>
      <Picture picture={picture} alt={alt} sizes="100vw" />
    </div>
  );
}
