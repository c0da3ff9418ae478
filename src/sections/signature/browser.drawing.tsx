import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './browser.styles.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';

/** The parts of a page that the callouts speak of, from its upper edge downwards. */
const parts = [
  <span key="headline" className={styles.headline} />,
  <svg key="picture" className={styles.picture} viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice">
    <circle className={lines.light} cx="140" cy="82" r="22" />
    <path className={styles.land} d="M-90 104c60-10 80-26 130-22s70 24 120 20 70-10 130-4v60H-90z" />
    <path className={styles.turbine} d="M60 96V40m0 0V12m0 28 24 14M60 40 36 54" />
  </svg>,
  <span key="button" className={styles.button} />,
  <span key="text" className={styles.text} />,
];

/** One page in both directions of reading, with callouts. */
export function BrowserDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <div className={styles.spread} dir="ltr" aria-hidden="true">
        {(['ltr', 'rtl'] as const).map((direction) => (
          <div key={direction} className={styles.page} dir={direction}>
            {parts}
          </div>
        ))}
      </div>
      <ul className={styles.callouts}>
        {items.map(({ id, title, text }, position) => (
          <li key={id} className={styles.callout}>
            <div className={styles.detail} aria-hidden="true">
              {parts[position]}
            </div>
            <Label title={title} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
