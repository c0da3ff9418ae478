import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './escalation-levels.styles.ts';

/** What each level does, in the order in which a fault climbs them. */
export function EscalationLevels({ items }: Pick<SectionContent<'response-targets'>, 'items'>) {
  return (
    <ol className={styles.levels}>
      {items.map((level) => (
        <li key={level.id} className={styles.level}>
          <strong className={styles.name}>{level.title}</strong> {level.text}
        </li>
      ))}
    </ol>
  );
}
