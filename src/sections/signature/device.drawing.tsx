import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './device.styles.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';

const icons = ['map', 'refresh', 'smartphone', 'languages'] as const;

/** A phone with a map that needs no network; lines lead from the words to the parts that they name. */
export function DeviceDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <svg className={`${lines.line} ${styles.phone}`} viewBox="0 0 300 600" aria-hidden="true">
        <rect className={styles.body} width="300" height="600" rx="44" />
        <rect className={styles.screen} x="10" y="10" width="280" height="580" rx="35" />
        <path
          className={lines.faint}
          d="M10 96c50-26 76 10 126-10s94-40 154-20M10 130c50-30 84 18 136-8s84-46 144-22M10 164c54-28 90 18 140-10s80-40 140-18M10 198c60-22 96 14 144-8s76-32 136-14M10 232c60-14 96 12 144-6s76-26 136-10M10 266c60-10 96 8 144-4s76-16 136-8"
        />
        <path d="M128 28h44M42 44v-5M50 44v-10M58 44V29M66 44V24M38 22l32 26" />
        <path d="M232 108V66m0 0V42m0 24 20 12M232 66l-20 12M90 130V96m0 0V76m0 20 17 10M90 96l-17 10" />
        <path className={lines.signal} strokeDasharray="6 5" d="M62 206c30 6 62-14 84-38s30-22 52-22" />
        <path className={lines.light} d="M206 160c-15-16-17-20-17-28a17 17 0 0 1 34 0c0 8-2 12-17 28" />
        <path className={styles.badge} d="M34 206a14 14 0 1 0 28 0 14 14 0 1 0-28 0M48 199v13m-5-5 5 5 5-5" />
        <path className={styles.card} d="M24 279h252v80H24z" />
        <path d="M74 301h150M74 319h104M74 337h130" />
        <path
          className={lines.signal}
          d="M48 306v-10m-4 4 4-4 4 4M48 324v-10m-4 4 4-4 4 4M48 342v-10m-4 4 4-4 4 4"
        />
        <path
          className={lines.sun}
          strokeDasharray="1 7"
          d="M10 382a208 208 0 0 1 208 208M290 382A208 208 0 0 0 82 590"
        />
        <circle className={styles.action} cx="150" cy="431" r="40" />
        <path className={styles.check} d="m134 432 12 12 22-24" />
        <path className={styles.switch} d="M60 522h180v44H60zM150 522v44" />
        <path d="M74 538h46M74 550h28M226 538h-46M226 550h-28M122 579h56" />
      </svg>
      <ul className={styles.callouts}>
        {items.map(({ id, title, text }, position) => (
          <li key={id} className={styles.callout}>
            <span className={styles.icon}>
              <Icon name={icons[position] ?? 'smartphone'} />
            </span>
            <Label title={title} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
