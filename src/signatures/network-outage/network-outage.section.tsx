import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles } from './network-outage.styles.ts';
import { PlaceCrop, PlaceRowDrawing } from './place-row.drawing.tsx';
import { places } from './places.ts';

/** The first view: six places on one cable, what stops in each without a network, and the switch that turns it off. */
export function NetworkOutageSection(section: SectionContent<'network-outage'>) {
  const { id, eyebrow, title, lead, actions, drawing, sampleCaption, sampleOthers, scale, stop, items } =
    section;
  return (
    <section
      id={id}
      className={styles.root}
      data-tone="sand"
      data-explains="stop"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.text}>
        <PageTitle section={id} name={eyebrow} className={styles.title}>
          {title}
        </PageTitle>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <ActionLinks actions={actions} />
          <label className={styles.switch}>
            <input type="checkbox" className={styles.box} />
            {stop}
          </label>
        </div>
      </div>
      <div className={styles.drawing} role="img" aria-label={drawing}>
        <PlaceRowDrawing names={items} scale={scale} />
      </div>
      <ol className={styles.places}>
        {items.map(({ id: place, title: industry, place: name, stops }) => (
          <li key={place} className={styles.place}>
            <PlaceCrop place={place} />
            <div className={styles.account}>
              <h2 className={styles.industry}>
                <a href={`#${place}`}>{industry}</a>
              </h2>
              {places[place] === undefined ? <p>{name}</p> : null}
              <p>{stops}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>
        {sampleCaption} <span className={styles.others}>{sampleOthers}</span>
      </p>
    </section>
  );
}
