import { animate } from 'framer-motion/dom/mini';
import { EXPLAIN_MS } from '#src/config/constants.ts';
import { onPauseChange } from './motion.ts';
import { straightenPath } from './straighten-path.ts';

const duration = EXPLAIN_MS / 1000;
const isMirrored = () => document.dir === 'rtl';
const unseen = () => (isMirrored() ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)');
const write = (d: string) => `path("${d}")`;
/** Starts parts one after another, each for a share of the duration. */
const turn = (position: number, { length }: readonly Element[], share = 0.2) => ({
  duration: duration * share,
  delay: (position * duration) / (length + 1),
});

/** A mark appears when the curve reaches it. */
function mark(part: Element) {
  const { left, right } = part.getBoundingClientRect();
  const way = isMirrored() ? innerWidth - right : left;
  const move = { duration: duration / 10, delay: (duration * way) / innerWidth };
  return animate(part.closest('g') ?? part, { opacity: [0, 1] }, move);
}

/** On each step people come up from the step below. */
function climb(people: Element, position: number, all: readonly Element[]) {
  const [from, to] = [all[position - 1] ?? people, people].map((each) => each.getBoundingClientRect());
  const side = isMirrored() ? 'right' : 'left';
  const below = from && to ? `${from[side] - to[side]}px ${from.bottom - to.bottom}px` : '0 0';
  return animate(people, { opacity: [0, 1], translate: [below, '0 0'] }, turn(position, all));
}

/** The strand of a task straightens. */
function straighten(strand: Element, position: number, all: readonly Element[]) {
  const d = strand.getAttribute('d') ?? '';
  return animate(strand, { d: [write(d), write(straightenPath(d))] }, turn(position, all, 0.5));
}

type Explain = (list: (selector: string) => Element[]) => ReturnType<typeof animate>[];

/** Animations by `data-explains`: curves grow, people climb, strands straighten, places lose the network. */
const explanations: Readonly<Record<string, Explain>> = {
  grow: (list) => [
    ...list('svg > svg[preserveAspectRatio]').map((curve) =>
      animate(curve, { clipPath: [unseen(), 'inset(0)'] }, { duration, ease: 'linear' }),
    ),
    ...list('g > circle, svg > circle, svg > svg:last-child').map(mark),
  ],
  climb: (list) => list('svg').map(climb),
  straighten: (list) => list('svg[preserveAspectRatio] > path:not(:last-child)').map(straighten),
  stop: (list) =>
    list('[data-place], ol svg > g').map((place, position, all) =>
      animate(place, { opacity: [1, 0.1, 1] }, turn(position, all)),
    ),
};

/** Plays the animation that explains a drawing; it jumps to its end if the visitor pauses motion. */
export function explainDrawing(drawing: HTMLElement): void {
  const parts = (selector: string) => [...drawing.querySelectorAll(selector)];
  const list = (selector: string) => parts(selector).filter((part) => part.checkVisibility());
  const moves = explanations[drawing.dataset['explains'] ?? '']?.(list) ?? [];
  const end = onPauseChange(() => moves.forEach((move) => move.complete()));
  void Promise.all(moves).then(end);
}
