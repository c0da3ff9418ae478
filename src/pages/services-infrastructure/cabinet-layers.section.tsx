import type { SectionContent } from '#src/content/content-types.ts';
import { LayerBand } from './layer-band.tsx';
import { styles } from './cabinet-layers.styles.ts';

/** The layers that everything stands on: bands cut out of the opened cabinet, a tower with the lowest one at its foot. */
export function CabinetLayersSection({ id, title, lead, items }: SectionContent<'cabinet-layers'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul>
        {items.map(({ id: layer, title: name, text }) => (
          <li key={layer} className={styles.layer}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.band}>
              <LayerBand layer={layer} />
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
