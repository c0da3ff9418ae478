import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MotionToggle } from '#src/ui/motion-toggle.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RotatingWord } from '#src/ui/rotating-word.tsx';
import { styles } from './opening.styles.ts';

/** The first view of the home page: a picture, and a headline on its horizon whose first word changes. */
export function OpeningSection({
  id,
  picture,
  alt,
  words,
  rest,
  lead,
  actions,
  labels,
}: StaticSectionProps<'opening'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <Picture picture={picture} alt={alt} sizes="100vw" first />
      <div className={styles.text}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <RotatingWord words={words.map(({ word }) => word)} /> {rest}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} ground="dark" />
          <MotionToggle labels={labels.motion} />
        </p>
      </div>
    </section>
  );
}
