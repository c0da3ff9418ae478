import type { Point } from './terrain.ts';

const BRACES = 9;

/** The lattice of a mast, as the attribute `d`. */
export function drawMast([x, ground]: Point, height: number, foot = 9): string {
  const widthAt = (step: number) => foot - ((foot - 2.5) * step) / BRACES;
  const levelAt = (step: number) => ground - (height * step) / BRACES;
  const legs = [-1, 1].map(
    (side) => `M${x + side * foot} ${levelAt(0)}L${x + side * 2.5} ${levelAt(BRACES)}`,
  );
  const braces = [-1, 1].map((side) => {
    const steps = Array.from({ length: BRACES + 1 }, (_, step) => {
      const turn = step % 2 === 0 ? side : -side;
      return `${(x + turn * widthAt(step)).toFixed(1)} ${Math.round(levelAt(step))}`;
    });
    return `M${steps.join(' ')}`;
  });
  return [...legs, ...braces].join('');
}

/** A dish on a mast, seen from the side; `toward` is 1 or -1. */
export function drawDish([x, y]: Point, toward: number): string {
  return `M${x + toward * 4} ${y - 10}h${toward * 5}q${toward * 5} 10 0 20h${-toward * 5}z`;
}

/** A satellite: its body between two wings. */
export function drawSatellite([x, y]: Point): string {
  return `M${x - 6} ${y - 6}h12v12h-12zM${x - 38} ${y - 5}h26v10h-26zM${x + 12} ${y - 5}h26v10h-26z`;
}

/** A dish on the ground that looks up at a satellite, `toward` 1 or -1 along the drawing. */
export function drawTerminal([x, y]: Point, toward: number): string {
  return `M${x - toward * 10} ${y - 8}q${toward} 14 ${toward * 20} 14z`;
}

const BLADE: readonly Point[] = [
  [-2.5, -2],
  [-5, -32],
  [-0.8, -130],
  [0.8, -130],
  [3, -30],
  [2.5, -2],
];
const HUB = 212;

/** A wind turbine: tower, hub and three blades, the first one turned by an angle in degrees. */
export function drawTurbine([x, ground]: Point, scale: number, angle: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * scale).toFixed(1)} ${(ground + dy * scale).toFixed(1)}`;
  const blades = [0, 120, 240].map((turn) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    return `M${BLADE.map(([u, v]) => at(u * cos - v * sin, u * sin + v * cos - HUB)).join(' ')}z`;
  });
  const tower = [at(-4.6, 0), at(-2.4, -HUB), at(2.4, -HUB), at(4.6, 0)].join(' ');
  return `M${tower}z${blades.join('')}`;
}

/** A person who stands on the ground, 15 units tall: the scale of a drawing. */
export function drawPerson([x, ground]: Point): string {
  return `M${x} ${ground - 12}v7m0 0-3 5m3-5 3 5m-6-9 3-2 3 2`;
}

/** A person who is what a drawing is about, 40 units tall, with a head. */
export function drawFigure([x, ground]: Point): string {
  return `M${x} ${ground - 28}v15m0 0-7 13m7-13 7 13m-14-20 7-7 7 7${drawDot([x, ground - 35], 4)}`;
}

/** A ring or, where it is filled, a disc. */
export function drawDot([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A wind turbine in a plan: three blades around a hub. */
export function drawPlanTurbine([x, y]: Point, radius: number): string {
  const [side, down] = [Math.round(radius * 0.87), Math.round(radius / 2)];
  return `M${x} ${y}v${-radius}m0 ${radius}l${side} ${down}m${-side}-${down}l${-side} ${down}`;
}

/** A wind turbine that stands far away, as lines; the first blade is turned by an angle in degrees. */
export function drawFarTurbine([x, ground]: Point, tall: number, angle = 0): string {
  const blades = [0, 120, 240].map((turn) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    const [dx, dy] = [Math.sin(radians), -Math.cos(radians)].map((part) => Math.round(part * tall * 0.48));
    return `${dx} ${dy}m${-(dx ?? 0)} ${-(dy ?? 0)}`;
  });
  return `M${x} ${ground}v${-tall}l${blades.join('l')}`.replaceAll(' -', '-').replaceAll('-0', '0');
}
