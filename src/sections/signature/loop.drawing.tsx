import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';
import { styles } from './loop.styles.ts';

const icons = ['thermometer', 'database', 'network', 'git-branch', 'wrench'] as const;

/** A loop around a turbine that closes where it began; on narrow screens it runs around the words. */
export function LoopDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <svg className={`${lines.line} ${styles.track}`} viewBox="0 0 400 400" aria-hidden="true">
        <g className={lines.faint}>
          <path d="M200 130a50 50 0 1 0 .1 0M200 85a95 95 0 1 0 .1 0M200 40a140 140 0 1 0 .1 0" />
        </g>
        <path d="M120 330h160M192 330l4-136M208 330l-4-136M190 180a10 10 0 1 0 20 0 10 10 0 1 0-20 0M196 171l-3-60 7-36 6 36-2 60M210 180l51 34 28 24-35-13-51-30M194 190l-55 29-34 11 27-23 59-32" />
        <path
          className={lines.signal}
          d="M200 0h100a100 100 0 0 1 100 100v200a100 100 0 0 1-100 100H100A100 100 0 0 1 0 300V100M284-7l8 7-8 7M393 196l7 8 7-8M204 393l-8 7 8 7M-7 204l7-8 7 8"
        />
        <path className={lines.sun} strokeDasharray="1 7" d="M0 100A100 100 0 0 1 100 0h66" />
        <path className={lines.sun} d="m156-8 9 8-9 8" />
      </svg>
      <ol className={styles.loop}>
        {items.map(({ id, title, text }, position) => (
          <li key={id} className={styles.stage}>
            <span className={styles.node}>
              <Icon name={icons[position] ?? 'refresh'} />
            </span>
            <Label title={title} text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
