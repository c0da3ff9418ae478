import { describe, expect, it } from 'vitest';
import { accountFields, marksUnder } from './account-field.ts';
import { layCampSection } from './camp-section.ts';
import { linesBetween } from './hybrid-cloud-migration.ts';
import { lanesOf, layMoves, nightLayouts } from './night-moves.ts';
import { layPhases } from './phased-site.ts';
import type { Format } from './sketch.ts';
import { BUILDING, layPlant, plantLayouts } from './solar-plant.ts';
import type { Point } from './terrain.ts';
import { isOnHill } from './viewshed.ts';
import { layWindPlan } from './wind-plan.ts';

const formats: readonly Format[] = ['wide', 'narrow', 'sheet'];

/** Says whether a point lies within an outline. */
function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

describe.each(formats)('drawings of sites as %s', (format) => {
  it('has two cells, each of which holds every turbine, road and measured point', () => {
    const { cells, rows, points, roads, ring, control } = layWindPlan(format);
    const [x, y] = control;
    const room: Point[] = [
      [x + 40, y - 15],
      [x + 40, y + 15],
    ];
    for (const { outline } of cells) {
      const places = [...rows.flat(), ...points, ...roads.flat(), ...ring, ...room];
      expect(places.filter((place) => !isWithin(outline, place))).toEqual([]);
    }
  });

  it('has a ring of fiber that passes every turbine, and begins and ends in the control room', () => {
    const { ring, rows, control } = layWindPlan(format);
    expect(rows.flat().filter((turbine) => !ring.includes(turbine))).toEqual([]);
    expect([ring.at(0)?.[0], ring.at(-1)?.[0]]).toEqual([control[0], control[0]]);
    expect(ring.at(0)).not.toEqual(ring.at(-1));
  });

  it('has a ring that passes every inverter station, and enters the control building by two doors', () => {
    const layout = plantLayouts[format];
    const { ring, stations } = layPlant(layout);
    const [x, y] = layout.control;
    const doors = [ring.at(0), ring.at(-1)].filter((door) => door !== undefined);
    expect(stations.filter((station) => !ring.includes(station))).toEqual([]);
    expect(new Set(doors.map((door) => door[1])).size).toBe(doors.length);
    for (const [at, level] of doors) {
      expect([x, x + BUILDING[0]]).toContain(at);
      expect(level > y && level < y + BUILDING[1]).toBe(true);
    }
  });

  it('has two lines between the clouds that share neither a way nor a door', () => {
    const [one, other] = linesBetween(100, 0, 200);
    expect(other.filter(([along]) => one.some(([place]) => Math.abs(place - along) < 20))).toEqual([]);
  });

  it('has phases whose cells hold their turbines, and rings that lead to both rooms', () => {
    const { phases, rooms, shoreAt } = layPhases(format);
    for (const { cover, turbines, ring, leads } of phases) {
      const feet = turbines.map(({ foot }) => foot);
      const tips = turbines.map(({ foot: [x, y], tall }): Point => [x, y - tall * 1.48]);
      expect([...feet, ...tips, ...ring].filter((place) => !isWithin(cover, place))).toEqual([]);
      expect(leads.map((lead) => lead[0])).toEqual([ring.at(0), ring.at(-1)]);
      expect(leads.map((lead) => lead.at(-1))).toEqual(rooms);
      const [[from, to] = [0, 0], [x, y] = [0, 0]] = leads.map((lead) => lead[0]);
      expect(Math.hypot(from - x, to - y)).toBeGreaterThan(20);
    }
    const dry = [...phases.flatMap(({ cover }) => cover), ...rooms];
    expect(dry.filter(([x, y]) => y > shoreAt(x))).toEqual([]);
  });

  it('has cells that end at the mountains and go around hills, and turbines on neither', () => {
    const { phases, hills, footAt } = layPhases(format);
    const places = phases.flatMap(({ cover, turbines }) => [...cover, ...turbines.map(({ foot }) => foot)]);
    expect(places.filter(([x, y]) => y < footAt(x))).toEqual([]);
    expect(places.filter((place) => hills.some((hill) => isOnHill(hill, place)))).toEqual([]);
  });

  it('has a microwave link to the relay that no rotor touches', () => {
    const { phases, dish, relay } = layPhases(format);
    const length = Math.hypot(relay[0] - dish[0], relay[1] - dish[1]);
    const distance = ([x, y]: Point) =>
      Math.abs((relay[0] - dish[0]) * (dish[1] - y) - (dish[0] - x) * (relay[1] - dish[1])) / length;
    const between = phases
      .flatMap(({ turbines }) => turbines)
      .filter(({ foot: [x] }) => x > Math.min(dish[0], relay[0]) && x < Math.max(dish[0], relay[0]));
    expect(between.filter(({ foot: [x, y], tall }) => distance([x, y - tall]) < tall * 0.48)).toEqual([]);
    expect(between.length).toBeGreaterThan(0);
  });

  it('has applications that never cross on their way, and that end on lines of their own', () => {
    const layout = nightLayouts[format];
    const moves = layMoves();
    const [before, after] = [0, 1].map((side) => moves.map((move) => lanesOf(move, layout)[side]));
    expect(new Set(before).size).toBe(moves.length);
    expect(new Set(after).size).toBe(moves.length);
    const order = (lanes: typeof before = []) =>
      lanes.map((lane) => lanes.filter((other = 0) => other < (lane ?? 0)).length);
    expect(order(after)).toEqual(order(before));
  });

  it('has marks of the person that belong to the field, each once', () => {
    const field = accountFields[format];
    const marks = field.days.flatMap((day) => marksUnder(day, field));
    expect(new Set(marks.map(String)).size).toBe(marks.length);
    expect(
      marks.filter(([column, row]) => column < 0 || column >= field.columns || row < 0 || row >= field.rows),
    ).toEqual([]);
  });
});

describe.each(formats)('the section of the coast as %s', (format) => {
  it('has a mast whose cells hold every turbine and the camp', () => {
    const { cover, turbines, cabins } = layCampSection(format);
    const feet = turbines.map(({ foot }) => foot);
    expect([...feet, ...cabins].filter((place) => !isWithin(cover, place))).toEqual([]);
  });

  it('has rotors that touch neither a mast nor the ray to the satellite', () => {
    const { turbines, mast, planned, room, satellite } = layCampSection(format);
    const inFront = Math.max(mast, planned?.[0] ?? 0, room + 92, satellite[0]);
    expect(turbines.filter(({ foot: [x], scale }) => x - 130 * scale < inFront)).toEqual([]);
  });

  it('shows the mast that was never built only where words say so', () => {
    expect(layCampSection(format).planned === undefined).toBe(format === 'sheet');
  });

  it('has a microwave link that clears the ground', () => {
    const { dish, relay, groundAt } = layCampSection(format);
    const steps = Array.from({ length: 100 }, (_, step) => step / 99);
    const along = steps.map((share): Point => [
      relay[0] + (dish[0] - relay[0]) * share,
      relay[1] + (dish[1] - relay[1]) * share,
    ]);
    expect(along.filter(([x, y]) => y > groundAt(x) - 20)).toEqual([]);
  });
});
