import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './story-lines.styles.ts';

/** Stories as ruled lines: the figure, what was done, and for whom. */
export function StoryLinesSection({ id, title, stories, labels }: StaticSectionProps<'story-lines'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.heading}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <SampleNote records={stories} text={labels.samples.stories} />
        </div>
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
      </div>
    </section>
  );
}
