import { sit, sitAway } from './cut-figures.ts';
import { box, boxAt, disc, outline, type Parts, type Side, trace, uprights } from './cut-pen.ts';

/** A desk from the side with somebody at its screen. */
export function workplace(x: number, floor = 0, side: Side = 1): Parts {
  const chair = [
    [-22, 96],
    [-19, 44],
    [16, 44],
    [0, 44],
    [0, 6],
    [-20, 2],
    [20, 2],
  ] as const;
  return {
    staff: sit(x, floor, side),
    front:
      boxAt(x, side, 20, floor + 71, 110, 5) +
      boxAt(x, side, 96, floor, 26, 71) +
      boxAt(x, side, -22, floor + 50, 4, 46),
    fine: trace(chair, x, floor, side),
    screen: boxAt(x, side, 80, floor + 86, 8, 40) + boxAt(x, side, 77, floor + 76, 14, 3),
  };
}

/** A desk with two screens, and somebody at it who faces away. */
export function screens(x: number, floor = 0): Parts {
  return {
    object: box(x - 80, floor + 70, 160, 5) + uprights([x - 72, x + 72], floor, floor + 70),
    screen: box(x - 62, floor + 84, 58, 38) + box(x + 4, floor + 84, 58, 38),
    people: sitAway(x, floor),
    top: box(x - 22, floor + 46, 44, 38) + box(x - 3, floor + 6, 6, 40) + box(x - 20, floor, 40, 6),
  };
}

/** A radio on the ceiling, on its cable from the tray above it. */
export function radio(x: number, ceiling: number, tray: number): Parts {
  return {
    rack: box(x - 14, ceiling - 8, 28, 8),
    riser: `M${x} ${-tray}V${-ceiling}M${x - 20} ${20 - ceiling}q20 14 40 0m8 9q-28 22-56 0`,
  };
}

/** A cabinet of the network with its devices. */
export function cabinet(x: number, floor = 0, height = 200): Parts {
  const devices = Array.from({ length: Math.floor(height / 24) }, (_, at) => floor + 14 + at * 24);
  return {
    rack: box(x, floor + 6, 70, height),
    slot: devices.map((device) => box(x + 9, device, 52, 9)).join(''),
  };
}

/** A bed with somebody in it, the head on the side from which `side` looks, with its monitor and its drip. */
export function bed(x: number, floor = 0, side: Side = 1): Parts {
  return {
    front:
      boxAt(x, side, -104, floor + 44, 206, 10) +
      boxAt(x, side, -108, floor + 30, 5, 64) +
      boxAt(x, side, 102, floor + 30, 5, 42) +
      boxAt(x, side, -104, floor + 54, 40, 9),
    fine:
      uprights([x - 80, x + 80], floor + 12, floor + 44) +
      trace(
        [
          [-128, 0],
          [-128, 196],
          [-116, 196],
          [-116, 188],
        ],
        x,
        floor,
        side,
      ),
    tone: disc(x - 80, floor + 6, 6) + disc(x + 80, floor + 6, 6),
    staff: lieOn(x, floor + 54, side),
    goods: boxAt(x, side, -121, floor + 166, 10, 22),
    screen: boxAt(x, side, -100, floor + 132, 44, 32),
  };
}

function lieOn(x: number, mattress: number, side: Side): string {
  const body = [
    [-62, 0],
    [-64, 16],
    [-12, 22],
    [80, 13],
    [92, 22],
    [97, 0],
  ] as const;
  return outline(body, x, mattress, side) + disc(x - 78 * side, mattress + 18, 12);
}

/** A cart that somebody pushes to a side. */
export function cart(x: number, floor = 0, side: Side = 1): Parts {
  const basket = [
    [-8, 100],
    [4, 98],
    [14, 46],
    [62, 46],
    [72, 90],
    [6, 90],
  ] as const;
  return {
    front:
      outline(basket, x, floor, side) +
      trace(
        [
          [14, 46],
          [10, 22],
          [64, 22],
        ],
        x,
        floor,
        side,
      ),
    tone: disc(x + 16 * side, floor + 8, 8) + disc(x + 58 * side, floor + 8, 8),
    goods: boxAt(x, side, 22, floor + 60, 18, 40) + boxAt(x, side, 44, floor + 60, 16, 30),
  };
}

/** The line along which a drawing leaves the rest of a building out. */
export function breakOff(from: number, to: number, height: number): Parts {
  const middle = (from + to) / 2;
  return {
    fine: trace([
      [from, height],
      [middle - 30, height],
      [middle - 12, height + 44],
      [middle + 12, height - 44],
      [middle + 30, height],
      [to, height],
    ]),
  };
}
