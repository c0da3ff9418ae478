import { PlaceList } from '#src/features/map/place-list.tsx';
import { WorldMap } from '#src/features/map/world-map.tsx';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { RegionsSection } from '#src/sections/regions.section.tsx';

/** The regions of the company, with their places on a world map. */
export function RegionsLiveSection({ section }: LiveSectionProps) {
  if (section.kind !== 'regions') return null;
  const { locations, map } = section;
  return (
    <RegionsSection
      {...section}
      renderMap={(region) => (
        <>
          <WorldMap
            places={locations}
            shape="band"
            isLit={({ areas }) => region !== null && areas.includes(region)}
            words={map}
          />
          <PlaceList places={locations} look="besideMap" />
        </>
      )}
    />
  );
}
