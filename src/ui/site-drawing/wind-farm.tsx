import { type Camera, followRow, listTurbines, measureNearest, project, type TurbineRow } from './camera.ts';
import { createNoise, drawLine, listRange, type Point } from './path.ts';
import { styles } from './site-drawing.styles.ts';

/** Rows of a farm: the nearest one first, then its neighbors at the end and at the start of a line. */
export type Farm = readonly [near: TurbineRow, end: TurbineRow, start: TurbineRow];
type WindFarmProps = {
  camera: Camera;
  rows: Farm;
  seed: number;
  isStill?: boolean;
  coverageId?: string | undefined;
};

const MARGIN_M = 130;
const HUB_HEIGHT_M = 107;
const FARTHEST_M = 5200;
const STEPS = 36;
/** Rotors turn where a visitor can see it. */
const TURNING_M = 1000;

/** The edge of the coverage on the ground: one line around every turbine. */
function outline(camera: Camera, [, end, start]: Farm, margin: number, seed: number): Point[] {
  const noise = createNoise(seed);
  const nearest = measureNearest(camera);
  const distances = listRange(0, STEPS, 1).map((step) => nearest * (FARTHEST_M / nearest) ** (step / STEPS));
  const side = (row: TurbineRow, sign: number) =>
    distances.map((distance, step): Point => {
      const edge = followRow(camera, row, distance);
      return [edge + sign * margin * (1 + 0.3 * noise(step * 0.45 + sign * 9)), distance];
    });
  return [...side(start, -1).toReversed(), ...side(end, 1)];
}

function drawCoverage(camera: Camera, rows: Farm, margin: number, seed: number): string {
  return drawLine(outline(camera, rows, margin, seed).map((place) => project(camera, place)));
}

/** Where the hub of a turbine is seen. */
export function findHub(camera: Camera, place: Point): Point {
  const [x, y] = project(camera, place);
  return [x, y - (HUB_HEIGHT_M * camera.focal) / place[1]];
}

/** Where the hub of the nearest turbine is seen. */
export function findNearHub(camera: Camera, [near]: Farm): Point {
  return findHub(camera, near.from);
}

/** The turbines in their rows, each on its foundation, inside one line of coverage. */
export function WindFarm({ camera, rows, seed, isStill = false, coverageId }: WindFarmProps) {
  const noise = createNoise(seed);
  return (
    <>
      <path
        id={coverageId}
        className={styles.coverage}
        d={`${drawCoverage(camera, rows, MARGIN_M, seed)}z`}
      />
      <path className={styles.coverageEdge} d={drawCoverage(camera, rows, MARGIN_M * 1.6, seed)} />
      {listTurbines(camera, rows).map((place) => {
        const [x, y] = project(camera, place);
        const scale = camera.focal / place[1] / 2;
        const turn = Math.round(60 + 60 * noise(place[1]));
        const faded = place[1] > 2600 ? 0.6 : place[1] > TURNING_M ? 0.85 : 1;
        return (
          <g
            key={place.join()}
            transform={`translate(${x.toFixed()} ${y.toFixed()})scale(${scale.toFixed(3)})`}
            opacity={faded === 1 ? undefined : faded}
          >
            <use href="#site-tower" />
            <g transform={`translate(0-214)rotate(${turn})`}>
              <use
                href="#site-rotor"
                className={!isStill && place[1] < TURNING_M ? styles.turning : undefined}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}
