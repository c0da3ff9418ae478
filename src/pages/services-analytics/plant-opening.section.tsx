import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { styles } from './plant-opening.styles.ts';

/** The first view: a plant from above, in daylight, with room for the panel that reaches into it. */
export function PlantOpeningSection({
  id,
  picture,
  alt,
  eyebrow,
  title,
  lead,
  actions,
}: SectionContent<'plant-opening'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <Picture picture={picture} alt={alt} sizes="100vw" first />
      <div className={styles.text}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <ServiceName name={eyebrow} />
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} ground="dark" />
        </p>
      </div>
    </section>
  );
}
