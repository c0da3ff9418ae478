import { drawMountains, drawPlain } from './plain-drawing.ts';
import { layPhases, type Phase, type PhasedSite } from './phased-site.ts';
import { drawDish, drawFarTurbine, drawMast, drawPerson } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point } from './terrain.ts';

type Label = 'first' | 'second' | 'third' | 'core' | 'fiber' | 'microwave';
type Pen = ReturnType<typeof createPen>;

/** What the masts of all phases cover, and the turbines in it. */
function drawCover({ phases }: PhasedSite, { at, curve }: Pen): Layer[] {
  const outlines = phases.map(({ cover }) => `${curve(cover)}z`);
  const turbines = phases.flatMap((phase) =>
    phase.turbines.map(({ foot, tall }, turn) => drawFarTurbine(at(foot), Math.round(tall), (turn % 3) * 37)),
  );
  return [
    ...outlines.map((d): Layer => ({ look: 'cover', d })),
    { look: 'far', d: turbines.join('') },
    { look: 'path', d: outlines.join('') },
  ];
}

function drawPhase({ ring, mast }: Phase, { distanceAt }: PhasedSite, pen: Pen): Layer[] {
  const [x, y] = pen.at(mast);
  const high = Math.round(96 / distanceAt(mast[1]));
  return [
    { look: 'fiber', d: pen.line(ring) },
    { look: 'object', d: drawMast([x, y], high, Math.round(high / 7)) },
    { look: 'signal', d: `M${x - 4} ${y - high + 5}v-13m4 11v-17m4 19v-13` },
    { look: 'lit', d: drawPerson(pen.at([mast[0] + 22, mast[1] + 4])) },
  ];
}

/** The two rooms of the core, what joins every ring to both of them, and the two ways out. */
function drawCore(site: PhasedSite, isMirrored: boolean, { at, line, curve, box }: Pen): Layer[] {
  const { rooms, phases, dish, relay, beyond, out, cabin } = site;
  const [one, other] = rooms;
  const toward = isMirrored ? -1 : 1;
  const leads = phases.flatMap((phase) => phase.leads.map(curve));
  const onward: Point = [relay[0], relay[1] + 20];
  const away = beyond[0] > relay[0] ? toward : -toward;
  const [foot, far] = [at([dish[0], dish[1] + 52]), at([relay[0], relay[1] + 70])];
  return [
    { look: 'fiber', d: leads.join('') + line([one, other]) + curve(out) },
    {
      look: 'path',
      d: line([other, [dish[0], dish[1] + 52]]),
    },
    { look: 'signal', d: line([dish, relay]) + line([onward, beyond]) },
    { look: 'object', d: drawMast(foot, 62) + drawMast(far, 80) },
    { look: 'solid', d: rooms.map(([x, y]) => box(x - 20, y - 24, 40, 28)).join('') },
    { look: 'sun', d: rooms.map(([x, y]) => box(x - 12, y - 16, 9, 8) + box(x + 4, y - 16, 9, 8)).join('') },
    {
      look: 'solid',
      d: drawDish(at(dish), toward) + drawDish(at(relay), -toward) + drawDish(at(onward), away),
    },
    { look: 'paper', d: box(cabin[0], cabin[1] - 12, 30, 12) },
    {
      look: 'lit',
      d: [
        [cabin[0] - 10, cabin[1]] as const,
        [other[0] + 36, other[1] + 22] as const,
        [dish[0] + 24, dish[1] + 54] as const,
      ]
        .map((place) => drawPerson(at(place)))
        .join(''),
    },
  ];
}

/** Where the number of a phase stands on its ring: at the end that is farthest from the rooms. */
const markOf = ({ ring, mast }: Phase): Point => [Math.max(...ring.map(([x]) => x)), mast[1]];

function placeLabels(site: PhasedSite, format: Format): LabelPlace<Label>[] {
  const { rooms, phases, dish, relay, out } = site;
  const [first, second, third] = phases;
  const beam: Point = [(dish[0] + relay[0]) / 2, (dish[1] + relay[1]) / 2];
  const [one, other] = rooms;
  const [endX, endY] = out.at(-2) ?? one;
  const below = ({ turbines, mast }: Phase): Point => [
    mast[0],
    Math.max(...turbines.map(({ foot }) => foot[1])) + 24,
  ];
  return format === 'wide'
    ? [
        { label: 'first', at: below(first), anchor: 'middle', ground: 'onCover' },
        { label: 'second', at: below(second), anchor: 'middle', ground: 'onCover' },
        { label: 'third', at: below(third), anchor: 'middle', ground: 'onCover' },
        { label: 'core', at: [other[0], other[1] + 42], anchor: 'middle', ground: 'onPlain' },
        { label: 'fiber', at: [endX - 20, endY - 18], anchor: 'middle', ground: 'onPlain' },
        { label: 'microwave', at: [beam[0], beam[1] + 44], anchor: 'middle', ground: 'onPlain' },
      ]
    : [
        { label: 'first', at: markOf(first) },
        { label: 'second', at: markOf(second) },
        { label: 'third', at: markOf(third) },
        { label: 'core', at: [one[0], one[1] - 56] },
        { label: 'fiber', at: [endX + 28, endY + 30] },
        { label: 'microwave', at: [beam[0], beam[1] + 34] },
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
      ...drawMountains(site, pen),
      ...drawPlain(site, pen),
      ...drawCover(site, pen),
      ...site.phases.flatMap((phase) => drawPhase(phase, site, pen)),
      ...drawCore(site, isMirrored, pen),
    ],
    labels: placeLabels(site, format).map((place) => ({ ...place, at: pen.at(place.at) })),
  };
};
