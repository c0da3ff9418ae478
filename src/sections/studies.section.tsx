import { SnapRow } from '#src/ui/snap-row.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { Form } from './form.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './studies.styles.ts';
import { StudyText } from './study-text.tsx';

/** Case studies: the drawing of each, and what sets it apart. The first one leads, the others stand by twos. */
export function StudiesSection(section: SectionContent<'studies'>) {
  const { id, study: link, certificate, studies } = section;
  return (
    <Form section={section}>
      <SnapRow className={styles.sheets} labelledBy={`${id}-title`}>
        {studies.map((study) => (
          <li key={study.id} id={study.id} className={styles.sheet}>
            <StudySheet study={study.id} alt={study.drawn} className={styles.drawing} />
            <p>
              <span className={styles.value}>
                <bdi>{study.fact.value}</bdi>
              </span>{' '}
              <span className={styles.label}>{study.fact.label}</span>
            </p>
            <StudyText study={study} link={link} certificate={certificate} />
          </li>
        ))}
      </SnapRow>
    </Form>
  );
}
