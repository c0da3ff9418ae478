import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './story-figures.styles.ts';

/** What came of the service for clients: the result first, the story behind it. */
export function StoryFiguresSection({ id, title, stories, labels }: StaticSectionProps<'story-figures'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <SampleNote records={stories} text={labels.samples.stories} />
        <SnapRow className={styles.stories} labelledBy={`${id}-title`}>
          {stories.map((story) => (
            <li key={story.id} className={styles.story}>
              <p className={styles.result}>
                <span className={styles.value}>{story.result.value}</span>{' '}
                <span className={styles.label}>{story.result.label}</span>
              </p>
              <div>
                <h3 className={styles.name}>{story.title}</h3>
                <p className={styles.client}>{story.client}</p>
                <p className={styles.text}>{story.text}</p>
              </div>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
