import { layerParts } from './cabinet.ts';
import { CloudDrawing } from './cloud.drawing.tsx';
import { CLOUD, POWER, ROOM, WIDTH } from './layer-tower.ts';
import { PowerBand } from './power-band.tsx';
import { RackBand } from './rack-band.tsx';

/** What a layer shows, and how high it is. */
function drawLayer(layer: string) {
  if (layer === 'cloud-applications') return { height: CLOUD, band: <CloudDrawing /> };
  if (layer === 'power-cooling') return { height: POWER, band: <PowerBand /> };
  const parts = layerParts[layer] ?? [];
  const top = Math.min(...parts.map(({ y }) => y));
  const bottom = Math.max(...parts.map(({ y, height }) => y + height));
  const height = bottom - top + 2 * ROOM;
  return { height, band: <RackBand layer={layer} top={top} height={height} /> };
}

/** A band of the tower: what people see, on top, and below it the layers of the cabinet. */
export function LayerBand({ layer }: { layer: string }) {
  const { height, band } = drawLayer(layer);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${Math.round(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {band}
    </svg>
  );
}
