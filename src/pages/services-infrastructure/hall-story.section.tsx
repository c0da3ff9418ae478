import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './hall-story.styles.ts';

/** One story on the wall of a data hall, from edge to edge, and the others as lines below. */
export function HallStorySection({
  id,
  first,
  picture,
  alt,
  title,
  stories,
  labels,
}: StaticSectionProps<'hall-story'>) {
  const shown = stories.find((story) => story.id === first);
  const others = stories.filter((story) => story.id !== first);
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.hall}>
        <Picture picture={picture} alt={alt} sizes="(min-width: 62rem) 79vw, 100vw" />
        <div className={styles.wall}>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <SampleNote records={stories} text={labels.samples.stories} />
          </div>
          {shown === undefined ? null : (
            <div>
              <p className={styles.client}>{shown.client}</p>
              <h3 className={styles.story}>{shown.title}</h3>
              <p className={styles.text}>{shown.text}</p>
              <p className={styles.result}>
                <span className={styles.label}>{shown.result.label}</span>{' '}
                <span className={styles.value}>
                  <bdi>{shown.result.value}</bdi>
                </span>
              </p>
            </div>
          )}
        </div>
      </div>
      <ul className={styles.list}>
        {others.map(({ id: story, client, title: name, text, result }) => (
          <li key={story} className={styles.other}>
            <p>
              <span className={styles.meaning}>{result.label}</span>{' '}
              <span className={styles.figure}>
                <bdi>{result.value}</bdi>
              </span>
            </p>
            <div>
              <NamedFold name={name} className={styles.name}>
                <p className={styles.who}>{client}</p>
                <p className={styles.account}>{text}</p>
              </NamedFold>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
