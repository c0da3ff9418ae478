import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './quoted-story.styles.ts';

/** One story beside a picture, and below it the others behind what came of them. */
export function QuotedStorySection({
  id,
  picture,
  alt,
  title,
  quoted,
  stories,
  labels,
}: StaticSectionProps<'quoted-story'>) {
  const told = stories.find((story) => story.id === quoted);
  const others = stories.filter((story) => story !== told);
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 82vw, 100vw" />
        </div>
        <div className={styles.words}>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <SampleNote records={stories} text={labels.samples.stories} />
          </div>
          {told === undefined ? null : (
            <article>
              <h3 className={styles.name}>{told.title}</h3>
              <p className={styles.text}>{told.text}</p>
              <p className={styles.muted}>{`${told.client}. ${told.result.label}: ${told.result.value}.`}</p>
            </article>
          )}
        </div>
      </div>
      <div className={styles.wrap}>
        <ul className={styles.others}>
          {others.map((story) => (
            <li key={story.id} className={styles.other}>
              <p>
                <span className={styles.value}>{story.result.value}</span>{' '}
                <span className={styles.meaning}>{story.result.label}</span>
              </p>
              <div>
                <h3 className={styles.label}>{story.title}</h3>
                <p className={styles.account}>{story.text}</p>
                <p className={styles.muted}>{story.client}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
