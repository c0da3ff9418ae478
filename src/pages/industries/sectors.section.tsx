import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Link } from '#src/routing/link.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { findCut } from './cuts/cuts.ts';
import { PlaceCut } from './cuts/place-cut.tsx';
import { NetworkSwitch } from './network-switch.tsx';
import { PlaceCrop } from './place-crop.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { styles } from './sectors.styles.ts';

/** The industries as places in one section, and what stops in each of them when the network stops. */
export function SectorsSection(section: SectionContent<'sectors'>) {
  const { id, title, lead, drawing, sampleCaption, sampleOthers, sampleTall, scale, stop, more, items } =
    section;
  const isMirrored = languages[useLanguage()].direction === 'rtl';
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.sheet}>
        <div className={styles.text}>
          <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <NetworkSwitch label={stop} />
        </div>
        <div className={styles.drawing} role="img" aria-label={drawing}>
          <SectionDrawing className={styles.wide} isMirrored={isMirrored} names={items} scale={scale} />
          <PlaceCrop className={styles.first} isMirrored={isMirrored} tall={sampleTall} />
        </div>
        <p className={styles.caption}>
          {sampleCaption} <span className={styles.others}>{sampleOthers}</span>
        </p>
      </div>
      <ol className={styles.list}>
        {items.map(({ id: item, to, title: name, stops, text, points, link, place, sampleHeight }) => {
          const cut = findCut(item);
          return (
            <li key={item} id={item} className={styles.sector} data-form={cut?.form}>
              {cut === undefined ? null : (
                <div className={styles.place}>
                  <PlaceCut className={styles.cut} cut={cut} isMirrored={isMirrored} />
                </div>
              )}
              <div className={styles.naming}>
                <h2 className={styles.name}>{name}</h2>
                {cut === undefined ? <p className={styles.tall}>{place}</p> : null}
                {sampleHeight === undefined ? null : <p className={styles.tall}>{sampleHeight}</p>}
              </div>
              <div className={styles.account}>
                <p className={styles.stops}>{stops}</p>
                <p className={styles.what}>{text}</p>
              </div>
              <div className={styles.work}>
                <Fold label={more}>
                  <ul className={styles.points}>
                    {points.map(({ id: point, text: what }) => (
                      <li key={point}>{what}</li>
                    ))}
                  </ul>
                </Fold>
                {to === undefined || link === undefined ? null : (
                  <Link to={to} className={styles.link}>
                    {link}
                    <Icon name="arrow" size="small" />
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
