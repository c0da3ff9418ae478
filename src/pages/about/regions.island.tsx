import { useState } from 'react';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section.tsx';
import { type DistantPlace, measurePlaces } from './place-distance.ts';
import { RegionMap } from './region-map.tsx';
import { styles } from './regions.styles.ts';

/** Regions of the company with distances; on wide screens a region highlights its places on a map. */
export function RegionsIsland(section: SectionContent<'regions'>) {
  const { id, items, show, measured } = section;
  const places = measurePlaces(section, useLanguage());
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const lit = pointed ?? focused ?? pressed;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <SectionHeading {...section} />
      </div>
      <RegionMap {...section} places={places} isLit={({ areas }) => lit !== null && areas.includes(lit)} />
      <DistanceList places={places} />
      <p className={styles.measured}>{measured}</p>
      <SnapRow className={styles.list} labelledBy={`${id}-title`}>
        {items.map(({ id: item, title: name, places: countries, text }) => (
          <li
            key={item}
            className={styles.region}
            onPointerOver={() => setPointed(item)}
            onPointerLeave={() => setPointed(null)}
          >
            <h3 id={`region-${item}`} className={styles.name}>
              {name}
            </h3>
            <p className={styles.places}>{countries}</p>
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
      </SnapRow>
    </section>
  );
}

/** Places with their distance from the headquarters, nearest first, as text and as a line; all lines use one scale. */
function DistanceList({ places }: { places: readonly DistantPlace[] }) {
  const outwards = places.toSorted((a, b) => a.kilometers - b.kilometers);
  const farthest = outwards.at(-1)?.kilometers ?? 1;
  return (
    <ul className={styles.distanceList}>
      {outwards.map(({ id, name, city, subtext, kilometers, distance }) => {
        const end = `${((98 * kilometers) / farthest + 1).toFixed(1)}%`;
        return (
          <li key={id} className={styles.place}>
            <span className={styles.city}>{city}</span> <span className={styles.distance}>{distance}</span>{' '}
            <span className={styles.subtext}>
              <span className={styles.distanceName}>{name}</span> {subtext}
            </span>
            <svg className={styles.scale} aria-hidden="true">
              <line x1="1%" y1="6" x2={end} y2="6" />
              <circle cx={end} cy="6" r="4" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
