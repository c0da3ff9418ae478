import type { SectionContent } from '#src/content/content-types.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './story-lines.styles.ts';

/** Stories as ruled lines: the figure, what was done, and for whom. */
export function StoryLinesSection({ id, title, stories }: SectionContent<'story-lines'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul>
          {stories.map(({ id: story, client, title: name, text, result }) => (
            <li key={story} className={styles.line}>
              <p className={styles.outcome}>
                <bdi className={styles.figure}>{result.value}</bdi>{' '}
                <span className={styles.label}>{result.label}</span>
              </p>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <p className={styles.client}>{client}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
