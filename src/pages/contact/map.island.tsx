import { useState } from 'react';
import { PlaceList } from '#src/features/map/place-list.tsx';
import { WorldMap } from '#src/features/map/world-map.tsx';
import { useDirection } from '#src/i18n/use-language.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { styles } from './map.styles.ts';

/** Where the company works: a window per region by day or night, a list of places, and buttons for single regions. */
export function MapIsland(section: SectionContent<'map'>) {
  const { filter, regions, seas, locations, map } = section;
  const direction = useDirection();
  const [chosen, setChosen] = useState<string | null>(null);
  const places = locations.filter(({ region }) => chosen === null || region === chosen);
  return (
    <Section {...section} tone="sand">
      <div className={styles.regions} role="group" aria-label={filter} dir="ltr">
        {regions.map(({ id: region, label }) => (
          <button
            key={region}
            type="button"
            className={styles.region}
            aria-pressed={region === chosen}
            dir={direction}
            onClick={() => setChosen(region === chosen ? null : region)}
          >
            {label}
          </button>
        ))}
      </div>
      <WorldMap places={places} seas={seas} labels={map} />
      <PlaceList places={places} direction={direction} />
    </Section>
  );
}
