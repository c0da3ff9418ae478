import { type ReactNode, useState } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './regions.styles.ts';

type RegionsSectionProps = SectionContent<'regions'> & {
  /** Shows the map; the places of a region stand out. */
  renderMap: (region: string | null) => ReactNode;
};

/** Where the company works, region by region, on large screens below a map on which a region stands out. */
export function RegionsSection({ id, eyebrow, title, lead, items, show, renderMap }: RegionsSectionProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.map}>{renderMap(pointed ?? focused ?? pressed)}</div>
      <ul className={styles.list}>
        {items.map(({ id: item, title: name, places, text }) => (
          <li
            key={item}
            className={styles.region}
            onPointerOver={() => setPointed(item)}
            onPointerLeave={() => setPointed(null)}
          >
            <h3 id={`region-${item}`} className={styles.name}>
              {name}
            </h3>
            <p className={styles.places}>
              <Icon name="map-pin" size="small" />
              {places}
            </p>
            <p className={styles.text}>{text}</p>
            <button
              type="button"
              id={`region-${item}-button`}
              className={styles.button}
              aria-labelledby={`region-${item}-button region-${item}`}
              aria-pressed={pressed === item}
              onClick={() => setPressed(pressed === item ? null : item)}
              onFocus={() => setFocused(item)}
              onBlur={() => setFocused(null)}
            >
              {show}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
