import { useState } from 'react';
import { PlaceList } from '#src/features/map/place-list.tsx';
import { WorldMap } from '#src/features/map/world-map.tsx';
import type { SectionProps } from '#src/sections/section-props.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './regions.styles.ts';

/** Where the company works, region by region, on large screens below a map on which a region stands out. */
export function RegionsIsland({ section }: SectionProps<'regions'>) {
  const { id, eyebrow, title, lead, items, show, locations, map } = section;
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const lit = pointed ?? focused ?? pressed;
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.map}>
        <WorldMap
          places={locations}
          shape="band"
          isLit={({ areas }) => lit !== null && areas.includes(lit)}
          labels={map}
        />
        <PlaceList places={locations} variant="besideMap" />
      </div>
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
