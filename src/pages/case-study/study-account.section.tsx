import type { SectionContent } from '#src/content/content-types.ts';
import { useShell } from '#src/content/shell-context.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './study-account.styles.ts';

/** What was difficult, in few words; what was done, at large; then every fact of the project once. */
export function StudyAccountSection({ id, study, words }: SectionContent<'study-account'>) {
  const { pages } = useShell().content;
  const service = pages[`services-${study.service}`];
  const size = { id: 'size', label: words.size, value: `${study.figure} ${study.unit}` };
  const facts = [
    ...[size, ...study.results].map((result) => ({ ...result, look: styles.figure })),
    { id: 'place', label: words.place, value: study.place, look: styles.fact },
    { id: 'client', label: words.client, value: study.client.name, look: styles.fact },
  ];
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-challenge`}>
      <div className={styles.told}>
        <div>
          <h2 id={`${id}-challenge`} className={styles.part}>
            {words.challenge}
          </h2>
          <p>{study.challenge}</p>
        </div>
        <div>
          <h2 className={styles.part}>{words.solution}</h2>
          <p className={styles.solution}>{study.solution}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id: fact, label, value, look }) => (
          <div key={fact} className={look}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.label}>{words.serviceName}</dt>
          <dd>
            <Link to={{ page: service.id }} className={styles.link}>
              {service.menu}
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
