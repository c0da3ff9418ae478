import type { SectionContent } from '#src/content/content-types.ts';
import { Form } from './form.tsx';
import { styles } from './technologies.styles.ts';

/** What the work is done with, in tiles. */
export function TechnologiesSection(section: SectionContent<'technologies'>) {
  return (
    <Form section={section}>
      <ul className={styles.tiles}>
        {section.items.map(({ id, title, text }) => (
          <li key={id} className={styles.tile}>
            <h3 className={styles.name}>
              <bdi>{title}</bdi>
            </h3>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Form>
  );
}
