import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { places, rack, UNIT } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';
import { RackPart } from './rack-part.tsx';

/** The rack from the front, with so many disks. */
export function RackDrawing({ disks }: { disks: number }) {
  const bottom = rack.top + rack.units * UNIT;
  const last = places.at(-1);
  const begin = last === undefined ? rack.top : last.y + last.height;
  const panels = listRange(begin, bottom - UNIT * 2, UNIT * 4);
  return (
    <g>
      <path
        className={styles.slots}
        d={[rack.x - 22, rack.x + rack.width + 22].map((x) => `M${x} ${rack.top - 20}V-215`).join('')}
      />
      {places.map((place) => (
        <RackPart key={place.y} {...place} disks={disks} />
      ))}
      <path
        className={styles.blank}
        d={drawBoxes(panels.map((y) => [rack.x, y + 4, rack.width, UNIT * 4 - 8]))}
      />
      <path
        className={styles.fiber}
        d={`M${rack.x + 110} ${rack.top + 34}C${rack.x + 90} ${rack.top - 30} ${rack.x - 50} ${rack.top - 20} ${rack.x - 50} ${rack.top + 120}V-215M${rack.x + 150} ${rack.top + 34}C${rack.x + 120} ${rack.top - 60} ${rack.x - 62} ${rack.top - 40} ${rack.x - 62} ${rack.top + 100}V-215`}
      />
    </g>
  );
}
