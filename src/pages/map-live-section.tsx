import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { MapSection } from './map-section.tsx';

/** The world map with its regions. */
export function MapLiveSection({ section }: LiveSectionProps) {
  return section.kind === 'map' ? <MapSection {...section} /> : null;
}
