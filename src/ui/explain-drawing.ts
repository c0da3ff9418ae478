import { animate } from 'framer-motion/dom/mini';
import { EXPLAIN_MS } from '#src/config/constants.ts';
import { onPauseChange } from './motion.ts';
import { straightenPath } from './straighten-path.ts';

const duration = EXPLAIN_MS / 1000;
/** One after the other, each for a fifth of the time. */
const oneByOne = {
  duration: duration / 5,
  delay: (position: number, count: number) => (position * duration) / (count + 1),
};
const unseen = () => (document.dir === 'rtl' ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)');
const write = (d: string) => `path("${d}")`;

/** Lets a strand lie straight for a moment. */
function straighten(strand: Element) {
  const d = strand.getAttribute('d') ?? '';
  const [tangled, straight] = [write(d), write(straightenPath(d))];
  return animate(
    strand,
    { d: [tangled, straight, straight, tangled] },
    { duration, times: [0, 0.4, 0.75, 1] },
  );
}

type Explain = (list: (selector: string) => Element[]) => ReturnType<typeof animate>[];

/** Curves and their marks grow along time, people climb, strands lie straight, places lose the network. Each move ends as the drawing stands without it. */
const explanations: Readonly<Record<string, Explain>> = {
  grow: (list) => [
    animate(
      list('svg > svg[preserveAspectRatio]'),
      { clipPath: [unseen(), 'inset(0)'] },
      { duration, ease: 'linear' },
    ),
    animate(list('g:has(> circle)'), { opacity: [0, 1] }, oneByOne),
  ],
  climb: (list) => [animate(list('svg'), { opacity: [0, 1], translate: ['0 2rem', '0 0'] }, oneByOne)],
  straighten: (list) => list('svg[preserveAspectRatio] > path:not(:last-child)').map(straighten),
  stop: (list) => [animate(list('[data-place], ol svg > g'), { opacity: [1, 0.1, 1] }, oneByOne)],
};

/** Lets a drawing explain what it shows; where the visitor stops what moves, it stands at once as it ends. */
export function explainDrawing(drawing: HTMLElement): void {
  const list = (selector: string) => [...drawing.querySelectorAll(selector)];
  const moves = explanations[drawing.dataset['explains'] ?? '']?.(list) ?? [];
  const end = onPauseChange(() => moves.forEach((move) => move.complete()));
  void Promise.all(moves).then(end);
}
