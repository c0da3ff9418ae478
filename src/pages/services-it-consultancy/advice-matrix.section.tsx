import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './advice-matrix.styles.ts';

/** Services against fields of expertise: what each service settles in each field. What the projects above came from is lit. */
export function AdviceMatrixSection({
  id,
  title,
  lead,
  origin,
  open,
  more,
  fields,
  items,
}: SectionContent<'advice-matrix'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div id="expertise" className={styles.head}>
          <Fold label={open}>
            <ul className={styles.fields}>
              {fields.map(({ id: field, title: name, text }) => (
                <li key={field} className={styles.field}>
                  <h3 className={styles.name}>{name}</h3>
                  <p className={styles.about}>{text}</p>
                </li>
              ))}
            </ul>
          </Fold>
          <p className={styles.origin}>{origin}</p>
        </div>
        <ul className={styles.rows}>
          {items.map(({ id: service, icon, title: name, text, features, answers }) => (
            <li key={service} className={styles.row}>
              <h3 className={styles.service}>
                <Icon name={icon} size="letter" />
                {name}
              </h3>
              <Fold label={more}>
                <p className={styles.text}>{text}</p>
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature.id}>{feature.text}</li>
                  ))}
                </ul>
                <ul className={styles.answers}>
                  {answers.map(({ id: field, sampleProjects, text: answer }, position) => (
                    <li key={field} className={sampleProjects === undefined ? styles.answer : styles.lit}>
                      <span>
                        <span className={styles.label}>{fields[position]?.title} </span>
                        {answer}
                      </span>
                      {sampleProjects === undefined ? null : (
                        <b className={styles.projects}>
                          {sampleProjects.map((number) => (
                            <span key={number}> {number}</span>
                          ))}
                        </b>
                      )}
                    </li>
                  ))}
                </ul>
              </Fold>
              <p className={styles.marks} aria-hidden="true">
                {answers
                  .flatMap(({ sampleProjects = [] }) => sampleProjects)
                  .toSorted((a, b) => a - b)
                  .map((number) => (
                    <span key={number} className={styles.mark}>
                      {number}
                    </span>
                  ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
