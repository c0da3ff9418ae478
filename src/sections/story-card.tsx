import type { SuccessStory } from '#src/content/content-types.ts';
import { styles } from './story-card.styles.ts';

/** What was done for one client, with its result. */
export function StoryCard({ story }: { story: SuccessStory }) {
  const { client, title, text, result } = story;
  return (
    <article className={styles.card}>
      <p className={styles.client}>{client}</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.result}>
        <span className={styles.value}>{result.value}</span>{' '}
        <span className={styles.label}>{result.label}</span>
      </p>
    </article>
  );
}
