import * as wide from '#src/signatures/drawn-site/wide-layout.ts';
import { colors } from '#src/theme/tokens.ts';
import { type Backdrop, measureBackdrop, measureRidge, type Ridge } from '#src/ui/site-drawing/backdrop.ts';
import { type Camera, PLAIN_SHARE, project } from '#src/ui/site-drawing/camera.ts';
import { createNoise, drawLine, listRange, type Point } from '#src/ui/site-drawing/path.ts';
import { standAt } from '#src/ui/site-drawing/site-layout.ts';
import { blade, hub, lie, type Shape, type Stop, tower, turnRotor } from '#src/ui/site-drawing/shapes.ts';
import * as upright from '#src/ui/site-drawing/upright-layout.ts';
import { drawCoverage, isNear, placeTurbines } from '#src/ui/site-drawing/wind-farm.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const gradients: Record<string, readonly Stop[]> = {
  sky: [['#0B1B2B'], ['#17324A', '.34'], ['#47566E', '.62'], ['#A8746B', '.82'], ['#E9A873', '1']],
  haze: [
    ['#D79A7C', '0', '0'],
    ['#DB9F7E', '.5', '.9'],
    ['#A97C70', '1', '0'],
  ],
  plain: [
    ['#C08E74'],
    ['#957268', '.09'],
    ['#68595C', '.24'],
    ['#4A4C56', '.42'],
    ['#36434F', '.58'],
    ['#22323F', '1'],
  ],
};
const lights: Record<string, readonly Stop[]> = {
  sun: [
    ['#FFE3B4'],
    ['#FFC583', '.1', '.8'],
    ['#F5A062', '.3', '.42'],
    ['#D9805E', '.62', '.12'],
    ['#D9805E', '1', '0'],
  ],
  lie,
};
const tones = ['#B98072', '#8B6A70', '#4E5468'];
const fine = { fill: 'none', 'vector-effect': 'non-scaling-stroke' };
const light = { ...fine, stroke: colors.signalOnInk };

const RIDGE_STEP = 16;
const contourDistances = [300, 345, 400, 470, 560, 680, 850, 1100, 1500, 2200, 3400];
/** How much farther than planned the edge of the coverage may be. */
const ROOM = 1.6;
const FADED_M = 2600;

function write(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

const writeStop = ([color, offset, opacity]: Stop) =>
  write('stop', { 'stop-color': color, offset, 'stop-opacity': opacity });
const writeShape = ({ fill, fillOpacity, d }: Shape) =>
  write('path', { fill, 'fill-opacity': fillOpacity, d });
const turn = (degrees: number) => write('use', { href: '#blade', transform: `rotate(${degrees})` });

const definitions = write(
  'defs',
  {},
  [
    ...Object.entries(gradients).map(([id, stops]) =>
      write('linearGradient', { id, x2: 0, y2: 1 }, stops.map(writeStop).join('')),
    ),
    ...Object.entries(lights).map(([id, stops]) =>
      write('radialGradient', { id }, stops.map(writeStop).join('')),
    ),
    write('g', { id: 'tower' }, tower.map(writeShape).join('')),
    write('g', { id: 'blade' }, blade.map(writeShape).join('')),
    write('g', { id: 'rotor' }, turn(0) + turn(120) + turn(240) + writeShape(hub)),
  ].join(''),
);

function drawRidge(camera: Camera, ridge: Ridge): string {
  const { x, width } = measureBackdrop(camera);
  const points = listRange(x, x + width, RIDGE_STEP).map((at): Point => [at, measureRidge(ridge, at)]);
  return `${drawLine(points)}V${camera.horizon + 40}H${x}z`;
}

/** Contours of the plain, with gaps where the ground hides them. */
function drawContours(camera: Camera, seed: number): string {
  const { x, width } = measureBackdrop(camera);
  const lines = contourDistances.flatMap((distance, line) => {
    const noise = createNoise(seed + line);
    const points = listRange(x, x + width, 24).map((at): Point => {
      const ground = distance * (1 + 0.16 * noise(at / 170));
      return [at, project(camera, [0, ground])[1]];
    });
    const middle = Math.floor(points.length * (0.5 + 0.3 * noise(line)));
    return [points.slice(0, middle), points.slice(middle + 3)];
  });
  return lines.map(drawLine).join('');
}

/** Sky, sun, ridges and the plain below them. */
function writeTerrain({ camera, ridges, seed }: Backdrop): string {
  const { width, horizon, sun } = camera;
  const { x, width: across } = measureBackdrop(camera);
  const whole = { x, width: across };
  const glow = { cx: sun, cy: horizon - 4, rx: width * 0.53, ry: horizon * 0.84 };
  const lying = { cx: sun, cy: horizon + 8, rx: width * 0.43, ry: horizon * 0.48 };
  return [
    write('rect', { ...whole, y: 0, height: horizon + 30, fill: 'url(#sky)' }),
    write('ellipse', { fill: 'url(#sun)', ...glow }),
    write('circle', { fill: '#FFE2AE', cx: sun, cy: horizon - 6, r: width > horizon * 2 ? 15 : 9 }),
    ...ridges.map((ridge, depth) => write('path', { fill: tones[depth], d: drawRidge(camera, ridge) })),
    write('rect', { ...whole, y: horizon + 6, height: horizon * PLAIN_SHARE, fill: 'url(#plain)' }),
    write('rect', { ...whole, y: horizon - 84, height: 180, fill: 'url(#haze)' }),
    write('ellipse', { fill: 'url(#lie)', ...lying }),
    write('path', {
      ...fine,
      stroke: '#F3C79A',
      'stroke-width': 0.5,
      'stroke-opacity': 0.5,
      d: drawContours(camera, seed),
    }),
  ].join('');
}

/** The town at the horizon, with the head office as its highest building. */
function writeTown({ town }: Backdrop): string {
  const houses = write('path', {
    fill: '#1B2A39',
    d: 'M0 0v-9h9v-6h10v8h6v-19h13v15h7v-6h9v10h8V0z',
  });
  const windows = write('path', {
    ...fine,
    stroke: '#FFE2AE',
    'stroke-width': 2,
    d: 'M28-22h2m3 0h2m-7 4h2m3 0h2m-7 4h2m3 0h2m-7 4h2m3 0h2M12-11h2M48-12h2m-9 6h2M4-5h2m11 1h2m35 1h2',
  });
  return write('g', { transform: standAt(town) }, houses + windows);
}

/** The turbines in their rows, each on its foundation, inside one line of coverage; near rotors turn in the document. */
function writeFarm({ camera, rows, seed }: Backdrop): string {
  const turbines = placeTurbines(camera, rows, seed).map((turbine) => {
    const isFar = !isNear(turbine);
    const rotor = { href: '#rotor', transform: turnRotor(turbine.turn) };
    const opacity = isFar ? (turbine.distance > FADED_M ? 0.6 : 0.85) : undefined;
    return write(
      'g',
      { transform: turbine.stand, opacity },
      write('use', { href: '#tower' }) + (isFar ? write('use', rotor) : ''),
    );
  });
  const covered = { fill: colors.signalOnInk, 'fill-opacity': 0.07, 'stroke-width': 1.25 };
  const edge = { 'stroke-width': 0.75, 'stroke-dasharray': '5 5', 'stroke-opacity': 0.6 };
  return [
    write('path', { ...light, ...covered, d: `${drawCoverage(camera, rows, seed)}z` }),
    write('path', { ...light, ...edge, d: drawCoverage(camera, rows, seed, ROOM) }),
    ...turbines,
  ].join('');
}

function drawBackdrop(backdrop: Backdrop, direction: 'ltr' | 'rtl'): string {
  const { camera } = backdrop;
  const { x, width, height } = measureBackdrop(camera);
  const scene = writeTerrain(backdrop) + writeTown(backdrop) + writeFarm(backdrop);
  const turned = direction === 'rtl' ? `translate(${camera.width})scale(-1 1)` : undefined;
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} 0 ${width} ${height}` };
  return `${write('svg', frame, definitions + write('g', { transform: turned }, scene))}\n`;
}

/** Backdrops of the drawn site by file name. */
export const drawBackdrops = (): Record<string, string> => ({
  'site-wide-ltr': drawBackdrop(wide.describeBackdrop('ltr'), 'ltr'),
  'site-wide-rtl': drawBackdrop(wide.describeBackdrop('rtl'), 'rtl'),
  'site-upright-ltr': drawBackdrop(upright.describeBackdrop('ltr'), 'ltr'),
  'site-upright-rtl': drawBackdrop(upright.describeBackdrop('rtl'), 'rtl'),
});
