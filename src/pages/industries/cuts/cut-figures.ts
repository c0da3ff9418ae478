import { disc, outline, type Side, type Spot } from './cut-pen.ts';

const HEAD = 12;

const standing: readonly Spot[] = [
  [-13, 145],
  [13, 145],
  [22, 137],
  [27, 82],
  [18, 82],
  [14, 118],
  [14, 0],
  [2, 0],
  [0, 76],
  [-2, 0],
  [-14, 0],
  [-14, 118],
  [-18, 82],
  [-27, 82],
  [-22, 137],
];
const walking: readonly Spot[] = [
  [-13, 144],
  [11, 146],
  [18, 118],
  [28, 92],
  [20, 87],
  [9, 108],
  [11, 82],
  [21, 42],
  [30, 7],
  [40, 0],
  [20, 0],
  [7, 40],
  [-3, 62],
  [-12, 34],
  [-34, 0],
  [-43, 7],
  [-26, 38],
  [-14, 82],
  [-14, 110],
  [-24, 84],
  [-32, 88],
  [-22, 120],
];
const reaching: readonly Spot[] = [
  [-14, 144],
  [10, 146],
  [18, 126],
  [48, 114],
  [48, 105],
  [11, 112],
  [12, 84],
  [14, 6],
  [24, 0],
  [4, 0],
  [-1, 70],
  [-5, 0],
  [-16, 0],
  [-15, 84],
  [-18, 112],
];
const sitting: readonly Spot[] = [
  [-13, 108],
  [9, 110],
  [16, 92],
  [42, 84],
  [42, 76],
  [10, 78],
  [11, 60],
  [46, 60],
  [52, 54],
  [50, 6],
  [60, 0],
  [39, 0],
  [38, 42],
  [-12, 42],
  [-16, 76],
];
const facingAway: readonly Spot[] = [
  [-24, 66],
  [-23, 104],
  [-12, 112],
  [12, 112],
  [23, 104],
  [24, 66],
];

/** Somebody on a floor; all are 1.75 m tall where they stand. */
export const stand = (x: number, floor = 0) => outline(standing, x, floor) + disc(x, floor + 162, HEAD);
export const walk = (x: number, floor = 0, side: Side = 1) =>
  outline(walking, x, floor, side) + disc(x + 3 * side, floor + 162, HEAD);
export const reach = (x: number, floor = 0, side: Side = 1) =>
  outline(reaching, x, floor, side) + disc(x + 2 * side, floor + 162, HEAD);
export const sit = (x: number, floor = 0, side: Side = 1) =>
  outline(sitting, x, floor, side) + disc(x + 4 * side, floor + 126, HEAD);
export const sitAway = (x: number, floor = 0) => outline(facingAway, x, floor) + disc(x, floor + 129, HEAD);
