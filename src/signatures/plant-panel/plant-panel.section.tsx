import type { SectionContent } from '#src/content/content-types.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { PlantReadouts } from './plant-readouts.tsx';
import { styles } from './plant-readouts.styles.ts';

/** The first view: the panel of the control room of a plant. */
export function PlantPanelSection(section: SectionContent<'plant-panel'>) {
  const { id, day, panel } = section;
  return (
    <section id={id} className={styles.section} data-tone="ink" aria-labelledby={`${id}-title`}>
      <PageOpening section={section} />
      <PlantReadouts day={day} panel={panel} />
    </section>
  );
}
