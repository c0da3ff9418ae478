import type { SectionContent } from '#src/content/content-types.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';
import { styles } from './stack.styles.ts';

/** What lies on each plate, drawn flat on a square of 100; the plate leans it back. */
const surfaces = [
  'M54 20 34 54h16l-4 26 20-34H50zM12 12h76v76H12z',
  'M18 50a32 32 0 1 0 64 0 32 32 0 1 0-64 0M42 50a8 8 0 1 0 16 0 8 8 0 1 0-16 0M68 32 56 44',
  'M16 16h68v16H16zM16 42h68v16H16zM16 68h68v16H16zM24 24h6M24 50h6M24 76h6',
  'M40 50a10 10 0 1 0 20 0 10 10 0 1 0-20 0M14 14h14v14H14zM72 14h14v14H72zM14 72h14v14H14zM72 72h14v14H72zM28 28l15 15M72 28 57 43M28 72l15-15M72 72 57 57',
  'M14 14h72v72H14zM14 30h72M22 22h2M30 22h2M26 44h28M26 56h40M26 68h20',
];

/** Plates above one another, each carrying the next, with their names beside them. */
export function StackDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <ol className={styles.stack}>
      {items.map(({ id, title, text }, position) => (
        <li key={id} className={styles.layer}>
          <svg className={`${lines.line} ${styles.plate}`} viewBox="0 0 280 150" aria-hidden="true">
            <path className={styles.body} d="M6 70 140 6l134 64v12l-134 64L6 82z" />
            <path d="m6 70 134 64 134-64M140 134v12" />
            <path
              className={styles.surface}
              transform="matrix(1.34 .64 -1.34 .64 140 6)"
              d={surfaces[position]}
            />
          </svg>
          <Label title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
