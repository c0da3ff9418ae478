import { useDirection } from '#src/i18n/use-language.ts';
import { type PlantDay, stationPower } from './plant-day.ts';
import { PERSON, Still } from '#src/ui/drawing.tsx';
import { styles } from './plant-plan.styles.ts';

/** Columns and size of the blocks, and widths of the paths, the road and the corridor between them. */
const COLUMNS = 6;
const BLOCK = { width: 62, height: 40 };
const PATH = 6;
const ROAD = 12;
const CORRIDOR = 26;
const FIRST_HOUR = 6;
const STEP_MINUTES = 50;

const size = { width: COLUMNS * (BLOCK.width + PATH) + ROAD - PATH, height: 316 };

/** Returns the corner of a station's block: a road splits the columns, the substation's corridor the rows. */
function placeBlock(station: number, stations: number) {
  const column = (station - 1) % COLUMNS;
  const row = Math.floor((station - 1) / COLUMNS);
  const rows = Math.ceil(stations / COLUMNS);
  return {
    x: column * (BLOCK.width + PATH) + (column >= COLUMNS / 2 ? ROAD - PATH : 0),
    y: row * (BLOCK.height + PATH) + (row >= rows / 2 ? CORRIDOR : 0),
  };
}

function drawDay(day: PlantDay, station: number, isMirrored: boolean): string {
  const { x, y } = placeBlock(station, day.sampleStations);
  const start = FIRST_HOUR * 60;
  const count = Math.floor((day.sampleNow - start) / STEP_MINUTES);
  const floor = y + BLOCK.height;
  const scale = BLOCK.height - 5;
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const minute = start + at * STEP_MINUTES;
    const power = stationPower(day, station, minute);
    const passed = (at * STEP_MINUTES) / (day.sampleNow - start);
    const across = x + (isMirrored ? 1 - passed : passed) * BLOCK.width;
    return `${across.toFixed(0)} ${(floor - (power / day.sampleRating) * scale).toFixed(0)}`;
  });
  return `M${isMirrored ? x + BLOCK.width : x} ${floor}L${points.join('L')}V${floor}`;
}

/** The plant from above: each block shows its station's curve in reading direction; the stopped one is lit. */
export function PlantPlan({ day }: { day: PlantDay }) {
  const isMirrored = useDirection() === 'rtl';
  const stations = Array.from({ length: day.sampleStations }, (_, at) => at + 1);
  const still = placeBlock(day.sampleStation, day.sampleStations);
  const drawBlock = (station: number) => {
    const { x, y } = placeBlock(station, day.sampleStations);
    return `M${x} ${y}h${BLOCK.width}v${BLOCK.height}h-${BLOCK.width}z`;
  };
  const running = stations.filter((station) => station !== day.sampleStation);
  const gate = 3 * (BLOCK.height + PATH) - PATH + CORRIDOR / 2 + 3;
  return (
    <svg
      className={styles.plan}
      viewBox={`-2 -2 ${size.width + 4} ${size.height - 8}`}
      direction="ltr"
      aria-hidden="true"
    >
      <Still>
        <path className={styles.block} d={stations.map(drawBlock).join('')} />
        <path
          className={styles.road}
          d={`M0 ${gate}H${size.width}M${size.width / 2} 0V${size.height - 12}`}
        />
        <path
          className={styles.curve}
          d={running.map((station) => drawDay(day, station, isMirrored)).join('')}
        />
        <path className={styles.still} d={drawDay(day, day.sampleStation, isMirrored)} />
        <path className={styles.mark} d={drawBlock(day.sampleStation)} />
        <path
          className={styles.substation}
          transform={`translate(8 ${gate - 9})`}
          d="M0 0h44v18H0zM7 18V5M15 18V5M23 18V5M5 5h20M30 6h9v8h-9z"
        />
        <path
          className={styles.person}
          transform={`translate(${still.x + 12} ${still.y + BLOCK.height + PATH - 1}) scale(.1)`}
          d={PERSON}
        />
      </Still>
      <text
        className={styles.number}
        x={still.x + (isMirrored ? BLOCK.width / 2 : BLOCK.width - 5)}
        y={still.y + 18}
      >
        {day.sampleStation}
      </text>
    </svg>
  );
}
