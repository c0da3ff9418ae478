import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PlantReadouts } from './plant-readouts.tsx';
import { styles } from './plant-panel.styles.ts';

/** The first view: a plant from above, in daylight, and the panel of its control room that reaches into it. */
export function PlantPanelSection(section: SectionContent<'plant-panel'>) {
  const { id, picture, alt, eyebrow, title, lead, actions, day, panel } = section;
  return (
    <section id={id} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.root}>
        <Picture picture={picture} alt={alt} sizes="100vw" />
        <div className={styles.text}>
          <PageTitle section={id} name={eyebrow} className={styles.title}>
            {title}
          </PageTitle>
          <p className={styles.lead}>{lead}</p>
          <LeadActions actions={actions} ground="dark" />
        </div>
      </div>
      <PlantReadouts day={day} panel={panel} />
    </section>
  );
}
