import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { PageOpening } from '#src/ui/page-title.tsx';
import { CabinetDrawing } from './cabinet.drawing.tsx';
import { styles } from './cabinet.styles.ts';

/** The first view: a cabinet in section and the purpose of each part. */
export function CabinetSection(section: SectionContent<'cabinet'>) {
  const { id, caption, open, parts } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <PageOpening section={section} />
      <div className={styles.sheet}>
        <div className={styles.scene}>
          <CabinetDrawing />
          <ol className={styles.names} aria-hidden="true">
            {parts.map(({ id: part, title: name }) => (
              <li key={part}>{name}</li>
            ))}
          </ol>
        </div>
        <div className={styles.caption}>{caption}</div>
        <Fold label={open}>
          <ol className={styles.parts}>
            {parts.map(({ id: part, title: name, sampleText }) => (
              <li key={part} className={styles.part}>
                <strong className={styles.name}>{name}</strong> {sampleText}
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </section>
  );
}
