import { SampleNote } from '#src/ui/sample-note.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { Form } from './form.tsx';
import type { StaticSectionProps } from './section-props.ts';
import { styles } from './studies.styles.ts';
import { StudyText } from './study-text.tsx';

/** Case studies: the drawing of each, and what sets it apart. The first one leads, the others stand by twos. */
export function StudiesSection({ labels, ...section }: StaticSectionProps<'studies'>) {
  const { id, study: link, certificate, studies } = section;
  return (
    <Form section={section} aside={<SampleNote records={studies} text={labels.samples.studies} />}>
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
