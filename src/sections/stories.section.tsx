import { Picture } from '#src/ui/picture.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { Section } from '#src/ui/section.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './stories.styles.ts';

/** Results of a service for clients: one leads, next to its picture if it has one; the others are in ruled columns. */
export function StoriesSection(section: SectionContent<'stories'>) {
  const { id, leading, beside, stories } = section;
  const lead = stories.find((story) => story.id === leading);
  const others = stories.filter((story) => story !== lead);
  return (
    <Section {...section}>
      {lead === undefined ? null : (
        <article className={beside === undefined ? styles.lead : styles.pictured}>
          {beside === undefined ? null : (
            <div className={styles.picture}>
              <Picture picture={beside.picture} alt={beside.alt} sizes="(min-width: 64rem) 60vw, 100vw" />
            </div>
          )}
          <p>
            <span className={styles.meaning}>{lead.result.label}</span>{' '}
            <span className={styles.result}>
              <bdi>{lead.result.value}</bdi>
            </span>
          </p>
          <div>
            <h3 className={styles.name}>{lead.title}</h3>
            <p className={styles.text}>{lead.text}</p>
            <p className={styles.client}>{lead.client}</p>
          </div>
        </article>
      )}
      <SnapRow className={styles.others} labelledBy={`${id}-title`}>
        {others.map(({ id: story, client, title, text, result }) => (
          <li key={story} className={styles.other}>
            <p>
              <span className={styles.value}>
                <bdi>{result.value}</bdi>
              </span>{' '}
              <span className={styles.label}>{result.label}</span>
            </p>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.account}>{text}</p>
              <p className={styles.client}>{client}</p>
            </div>
          </li>
        ))}
      </SnapRow>
    </Section>
  );
}
