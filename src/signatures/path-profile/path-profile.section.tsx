import type { SectionContent } from '#src/content/content-types.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { SectionHeading } from '#src/ui/section.tsx';
import { ProfileDrawing } from './profile.drawing.tsx';
import { styles } from './path-profile.styles.ts';
import { drawProfiles } from './profile-relief.ts';

/** The first view: a path from the site to the fiber in section, and the five points that a call passes. */
export function PathProfileSection(section: SectionContent<'path-profile'>) {
  const { id, example, band, path, items, radio } = section;
  const profiles = drawProfiles(radio, useDirection() === 'rtl');
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.sky}>
        <div className={styles.text}>
          <PageOpening section={section} />
        </div>
        <ProfileDrawing section={section} profile={profiles.high} className={styles.high} />
        <ProfileDrawing section={section} profile={profiles.low} className={styles.low} />
      </div>
      <div id="signal-path" className={styles.path}>
        <p className={styles.example}>
          {example} <span className={styles.band}>{band}</span>
        </p>
        <SectionHeading id="signal-path" {...path} />
        <ol className={styles.points}>
          {items.map((item) => (
            <li key={item.id} className={styles.point}>
              <div>
                <h3 className={styles.pointName}>{item.title}</h3>
                <p className={styles.pointText}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
