import { layPhases, type Phase, type PhasedSite } from './phased-site.ts';
import { drawDish, drawFarTurbine, drawMast, drawPerson } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

type Label = 'first' | 'second' | 'third' | 'core' | 'fiber' | 'microwave';
type Pen = ReturnType<typeof createPen>;

/** Height of a range of mountains at a place: sharp above, soft below. */
const rangeAt = ({ width, plain }: PhasedSite, row: number, place: number) => {
  const share = (place / width) * (6 + row * 3);
  const ridge = 1 - Math.abs(roughness(70 + row, share));
  return plain + 10 + row * 10 - (108 - row * 30) * ridge ** 3 - 8 * roughness(50 + row, share * 5);
};

/** Mountains behind the plain, one range before the other, and the sea in front of it. */
function drawLand(site: PhasedSite, { line, x }: Pen): Layer[] {
  const { width, height, plain, shoreAt } = site;
  const places = spread(0, width, 110);
  const range = (row: number) => line(places.map((place): Point => [place, rangeAt(site, row, place)]));
  const foot = (row: number) =>
    line(
      spread(width, 0, 60).map((place): Point => [
        place,
        plain + 24 + row * 9 + 9 * roughness(90 + row, (place / width) * 8),
      ]),
    );
  const shore = line(spread(0, width, 60).map((place): Point => [place, shoreAt(place)]));
  const depths = [16, 36, 60].map((depth, row) =>
    line(
      spread(0, width, 40).map((place): Point => [
        place,
        shoreAt(place) + depth + 5 * roughness(80 + row, place / 160),
      ]),
    ),
  );
  return [
    { look: 'contour', d: range(0) },
    { look: 'earth', d: `${range(1)}L${foot(0).slice(1)}z` },
    { look: 'fine', d: range(1) },
    { look: 'earth', d: `${range(2)}L${foot(0).slice(1)}z` },
    { look: 'contour', d: foot(1) + foot(2) + foot(4) },
    { look: 'object', d: range(2) },
    { look: 'water', d: `${shore}V${height}H${x(0)}z` },
    { look: 'hair', d: depths.join('') },
    { look: 'object', d: shore },
  ];
}

function drawPhase({ center, ring, turbines, cover, mast }: Phase, tall: number, pen: Pen): Layer[] {
  const { at, line } = pen;
  const [x, y] = at(mast);
  return [
    { look: 'cover', d: `${line(cover)}z` },
    { look: 'hair', d: `${line(cover)}z` },
    { look: 'fiber', d: line(ring) },
    { look: 'far', d: turbines.map((foot) => drawFarTurbine(at(foot), tall)).join('') },
    { look: 'object', d: drawMast([x, y], 54, 8) },
    { look: 'signal', d: `M${x - 5} ${y - 48}v-15m5 12v-18m5 21v-15` },
    { look: 'lit', d: drawPerson(at([center[0] + 26, center[1] + 6])) },
  ];
}

/** The two rooms of the core, what joins every ring to both of them, and the two ways out. */
function drawCore(site: PhasedSite, isMirrored: boolean, pen: Pen): Layer[] {
  const { plain, rooms, phases, dish, relay, beyond, shoreAt, cabin } = site;
  const { at, line, box } = pen;
  const [one, other] = rooms;
  const toward = isMirrored ? -1 : 1;
  const leads = phases.map(({ ends }) => line([ends[0], one]) + line([ends[1], other]));
  const onward: Point = [relay[0], relay[1] + 22];
  const away = beyond[0] > relay[0] ? toward : -toward;
  const last = rooms[1];
  const out: Point[] = [
    one,
    [one[0], Math.max(one[1], last[1]) + 20],
    ...spread(Math.max(one[0] - 60, 0), 0, 12).map((x): Point => [x, shoreAt(x) - 16]),
  ];
  const isHigh = relay[1] < plain;
  const level = isHigh ? rangeAt(site, 2, relay[0]) : shoreAt(relay[0]) - 4;
  const [foot, far] = [at([dish[0], other[1] + 8]), at([relay[0], level])];
  return [
    { look: 'fiber', d: leads.join('') + line([one, other]) + line(out) },
    { look: 'path', d: line([other, [dish[0], other[1]]]) },
    { look: 'signal', d: line([dish, relay]) + line([onward, beyond]) },
    {
      look: 'object',
      d: drawMast(foot, foot[1] - Math.round(dish[1]) + 8) + drawMast(far, far[1] - Math.round(relay[1]) + 8),
    },
    { look: 'solid', d: rooms.map(([x, y]) => box(x - 15, y - 13, 30, 22)).join('') },
    { look: 'sun', d: rooms.map(([x, y]) => box(x - 8, y - 6, 6, 6) + box(x + 3, y - 6, 6, 6)).join('') },
    {
      look: 'solid',
      d: drawDish(at(dish), toward) + drawDish(at(relay), -toward) + drawDish(at(onward), away),
    },
    { look: 'paper', d: box(cabin[0], cabin[1] - 14, 34, 14) },
    {
      look: 'lit',
      d: [-12, 44].map((step) => drawPerson(at([cabin[0] + step, cabin[1]]))).join(''),
    },
    { look: 'lit', d: drawPerson(at([dish[0] + 26, other[1] + 8])) },
  ];
}

function placeLabels(site: PhasedSite, format: Format): LabelPlace<Label>[] {
  const { rooms, phases, dish, relay, shoreAt, width } = site;
  const [{ center: first }, { center: second }, { center: third }] = phases;
  const middle: Point = [(dish[0] + relay[0]) / 2, (dish[1] + relay[1]) / 2];
  const [one] = rooms;
  const away = width * 0.22;
  return format === 'wide'
    ? [
        { label: 'first', at: [first[0], first[1] + 38], anchor: 'middle', ground: 'onCover' },
        { label: 'second', at: [second[0], second[1] + 38], anchor: 'middle', ground: 'onCover' },
        { label: 'third', at: [third[0], third[1] + 38], anchor: 'middle', ground: 'onCover' },
        { label: 'core', at: [one[0] + 16, one[1] + 50] },
        { label: 'fiber', at: [away - 60, shoreAt(away) - 34], anchor: 'middle' },
        { label: 'microwave', at: [middle[0] + 60, middle[1] + 66], anchor: 'middle' },
      ]
    : [
        { label: 'first', at: [first[0], first[1] + 34] },
        { label: 'second', at: [second[0], second[1] + 34] },
        { label: 'third', at: [third[0], third[1] + 34] },
        { label: 'core', at: [one[0] + 6, one[1] - 46] },
        { label: 'fiber', at: [60, shoreAt(60) + 24] },
        { label: 'microwave', at: [middle[0] - 40, middle[1] - 10] },
      ];
}

/** A plain between mountains and sea: three rings of fiber, one for each phase, that all end in the same two rooms. */
export const drawGulfOfAqaba: Draw<Label, Format> = (format, isMirrored) => {
  const site = layPhases(format);
  const pen = createPen(site.width, isMirrored);
  return {
    width: site.width,
    height: site.height,
    layers: [
      ...drawLand(site, pen),
      ...site.phases.flatMap((phase) => drawPhase(phase, site.tall, pen)),
      ...drawCore(site, isMirrored, pen),
    ],
    labels: placeLabels(site, format).map((place) => ({ ...place, at: pen.at(place.at) })),
  };
};
