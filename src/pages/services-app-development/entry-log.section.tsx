import type { SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './entry-log.styles.ts';

/** The technologies as the log of one entry: what it passes through from the hand to the office, with and without a signal. */
export function EntryLogSection({
  id,
  picture,
  alt,
  title,
  lead,
  connected,
  disconnected,
  items,
}: SectionContent<'entry-log'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 2000px, 135vw" />
        </div>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.key}>
            <span className={styles.solid}>{connected}</span>{' '}
            <span className={styles.dashed}>{disconnected}</span>
          </p>
        </div>
        <ol className={styles.log}>
          {items.map((entry) => (
            <li key={entry.id} className={entry.isConnected ? styles.online : styles.offline}>
              <bdi className={styles.time}>{entry.sampleTime}</bdi>
              <div>
                <h3 className={styles.name}>{entry.title}</h3>
                <p className={styles.text}>{entry.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
