import type { SectionContent } from '#src/content/content-types.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { styles } from './answers-path.styles.ts';
import { PathDrawing } from './path.drawing.tsx';

/** The first view: the path from a site to a town, with the places that the questions are about. */
export function AnswersPathSection(section: SectionContent<'answers-path'>) {
  const { id, contents, places } = section;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <PageOpening section={section} />
      <PathDrawing form="wide" />
      <PathDrawing form="upright" />
      <nav className={styles.ground} aria-label={contents}>
        <ol className={styles.places}>
          {places.map(({ id: place, title: name, text }) => (
            <li key={place} className={styles.place}>
              <a href={`#${place}`} className={styles.name}>
                {name}
              </a>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
