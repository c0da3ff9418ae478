import type { LanguageDeclaration } from '#src/config/languages.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import type { MapLabels, MapPlace, MapSea } from './map-place.ts';
import { MapWindow } from './map-window.tsx';
import { useMinute } from './use-minute.ts';
import { useOpenMarker } from './use-open-marker.ts';

type MapWindowsProps = {
  places: readonly MapPlace[];
  seas: readonly MapSea[];
  labels: MapLabels;
  direction: LanguageDeclaration['direction'];
};

/** The windows of the regions at this minute; one tooltip is open at most. */
export function MapWindows({ places, seas, labels, direction }: MapWindowsProps) {
  const moment = useMinute();
  const { open, setOpen, leave } = useOpenMarker();
  return mapRegions.map((region) => (
    <MapWindow
      key={region}
      region={region}
      places={places.filter((place) => place.region === region)}
      seas={seas.filter((sea) => sea.region === region)}
      moment={moment}
      labels={labels}
      direction={direction}
      open={open}
      onOpen={setOpen}
      onLeave={leave}
    />
  ));
}
