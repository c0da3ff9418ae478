import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './escalation.styles.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';

/** What is known of the problem grows from level to level, until it is solved. */
const history = ['M12 26h20', 'M12 26h20M12 33h20', 'M12 26h20M12 33h20M13 40l4 4 8-8'];

/** The steps that a problem climbs together with its ticket. */
export function EscalationDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <ol className={styles.stairs}>
      {items.map(({ id, title, text }, position) => (
        <li key={id} className={styles.step}>
          {position === 0 ? null : (
            <svg
              className={`${lines.line} ${styles.climb}`}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path strokeDasharray="1 7" d="M0 100C44 100 56 96 64 50S80 0 100 0" />
            </svg>
          )}
          <svg className={`${lines.line} ${styles.ticket}`} viewBox="0 0 44 52" aria-hidden="true">
            {position === 0 ? null : <path className={styles.arrow} d="m-16 20 7 6-7 6" />}
            <path d="M4 6a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v46H4z" />
            <path className={lines.signal} d={history[position]} />
            <circle className={lines.light} cx="15" cy="14" r="4" />
          </svg>
          <Label title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
