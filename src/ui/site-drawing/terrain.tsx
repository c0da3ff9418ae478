import { type Camera, PLAIN_SHARE, project } from './camera.ts';
import { createNoise, drawLine, listRange, type Point } from './path.ts';
import { measureRidge, type Ridge } from './ridge.ts';
import { styles } from './site-drawing.styles.ts';

/** Ridges from the farthest to the nearest, each cooler and darker. */
type TerrainProps = { camera: Camera; ridges: readonly [Ridge, Ridge, Ridge]; seed: number };

/** Room beside the drawing that wide windows show. */
const BESIDE = 360;
const RIDGE_STEP = 16;
const tones = ['#B98072', '#8B6A70', '#4E5468'];
const contourDistances = [300, 345, 400, 470, 560, 680, 850, 1100, 1500, 2200, 3400];

function drawRidge(camera: Camera, ridge: Ridge): string {
  const points = listRange(-BESIDE, camera.width + BESIDE, RIDGE_STEP).map((x): Point => [
    x,
    measureRidge(ridge, x),
  ]);
  return `${drawLine(points)}V${camera.horizon + 40}H${-BESIDE}z`;
}

/** Contours of the plain, with gaps where the ground hides them. */
function drawContours(camera: Camera, seed: number): string {
  const lines = contourDistances.flatMap((distance, line) => {
    const noise = createNoise(seed + line);
    const points = listRange(-BESIDE, camera.width + BESIDE, 24).map((x): Point => {
      const ground = distance * (1 + 0.16 * noise(x / 170));
      return [x, project(camera, [0, ground])[1]];
    });
    const middle = Math.floor(points.length * (0.5 + 0.3 * noise(line)));
    return [points.slice(0, middle), points.slice(middle + 3)];
  });
  return lines.map(drawLine).join('');
}

/** Sky, sun, ridges and the plain below them. */
export function Terrain({ camera, ridges, seed }: TerrainProps) {
  const { width, horizon, sun } = camera;
  const whole = { x: -BESIDE, width: width + 2 * BESIDE };
  return (
    <>
      <rect {...whole} y="0" height={horizon + 30} fill="url(#site-sky)" />
      <ellipse fill="url(#site-sun)" cx={sun} cy={horizon - 4} rx={width * 0.53} ry={horizon * 0.84} />
      <circle fill="#FFE2AE" cx={sun} cy={horizon - 6} r={width > horizon * 2 ? 15 : 9} />
      {ridges.map((ridge, depth) => (
        <path key={ridge.seed} fill={tones[depth]} d={drawRidge(camera, ridge)} />
      ))}
      <rect {...whole} y={horizon + 6} height={horizon * PLAIN_SHARE} fill="url(#site-plain)" />
      <rect {...whole} y={horizon - 84} height="180" fill="url(#site-haze)" />
      <ellipse fill="url(#site-lie)" cx={sun} cy={horizon + 8} rx={width * 0.43} ry={horizon * 0.48} />
      <path className={styles.contour} d={drawContours(camera, seed)} />
    </>
  );
}
