import type { SectionContent } from '#src/content/content-types.ts';
import { phoneAddress } from '#src/routing/contact-addresses.ts';
import { PERSON } from '#src/ui/drawing.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { PageOpening } from '#src/ui/page-title.tsx';
import { styles } from './stairs.styles.ts';
import { Targets } from './targets.tsx';

/** The first view: the hotline number, and the stairs that a report climbs, with who answers on each level. */
export function StairsSection(section: SectionContent<'stairs'>) {
  const { id, hotline, report, items, caption, targets, company } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.scene}>
        <div className={styles.head}>
          <PageOpening section={section} isStacked />
          <a className={styles.phone} href={phoneAddress(company.phone)}>
            <span className={styles.hotline}>{hotline}</span> <bdi dir="ltr">{company.phone}</bdi>
          </a>
        </div>
        <div className={styles.stairs} data-explains="climb">
          <div className={styles.ground}>
            <People level={0} />
            <p className={styles.report}>{report}</p>
          </div>
          <ol className={styles.levels}>
            {items.map((level, position) => (
              <li key={level.id} className={styles.level}>
                <People level={position + 1} />
                <p className={styles.name}>
                  <PhaseNumber position={position} />
                  {level.title}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.caption}>{caption}</p>
      </div>
      {targets === undefined ? null : <Targets targets={targets} levels={items} />}
    </section>
  );
}

/** Space of a person, cm. */
const WIDTH = 66;
const HEIGHT = 176;

/** People on a level: the owner of the ticket first, then those who join; on the ground, level 0, the reporter. */
function People({ level }: { level: number }) {
  const count = Math.max(level, 1);
  return (
    <svg
      className={styles.people}
      viewBox={`${-WIDTH / 2} ${-HEIGHT} ${WIDTH * count} ${HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, position) => (
        <path
          key={position}
          className={level > 0 && position === 0 ? styles.owner : styles.person}
          transform={`translate(${position * WIDTH})`}
          d={PERSON}
        />
      ))}
    </svg>
  );
}
