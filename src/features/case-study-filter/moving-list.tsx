import { Component, type ReactNode, type RefObject } from 'react';
import { animate } from 'framer-motion/dom/mini';
import { isMotionReduced } from '#src/ui/motion.ts';
import { ENTRANCE_MS, TRANSITION_MS } from '#src/config/constants.ts';

/** Position and width of an item in its list, px. */
type Place = { x: number; y: number; width: number };
/** Visible items of a list and their positions. */
type Places = ReadonlyMap<HTMLElement, Place>;

const SECOND = 1000;
const moving = { duration: ENTRANCE_MS / SECOND, ease: [0.2, 0.7, 0.2, 1] as const };
const fading = { duration: TRANSITION_MS / SECOND };

/** Measures the visible items as they are now, also during an animation. */
function measureItems(list: HTMLElement): Places {
  const origin = list.getBoundingClientRect();
  const shown = [...list.children].filter((item) => item instanceof HTMLElement && !item.hidden);
  return new Map(
    shown.flatMap((item) => {
      if (!(item instanceof HTMLElement)) return [];
      const { x, y, width } = item.getBoundingClientRect();
      return [[item, { x: x - origin.x, y: y - origin.y, width }]];
    }),
  );
}

/** Animates items that moved, appeared or left. The list itself already has its final state. */
function animateChange(list: HTMLElement, before: Places): void {
  const after = measureItems(list);
  for (const [item, { x, y }] of after) {
    const was = before.get(item);
    if (was === undefined) {
      animate(item, { opacity: [0, 1], transform: ['translateY(14px)', 'none'] }, moving);
    } else if (was.x !== x || was.y !== y) {
      animate(item, { transform: [`translate(${was.x - x}px, ${was.y - y}px)`, 'none'] }, moving);
    }
  }
  for (const [item, place] of before) if (!after.has(item)) leave(list, item, place);
}

/** Fades out a copy of a removed item; assistive technology ignores it. */
function leave(list: HTMLElement, item: HTMLElement, { x, y, width }: Place): void {
  const shade = document.createElement('li');
  shade.append(...[...item.children].map((child) => child.cloneNode(true)));
  for (const element of shade.querySelectorAll('[id]')) element.removeAttribute('id');
  shade.inert = true;
  shade.ariaHidden = 'true';
  Object.assign(shade.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width}px`,
    transform: `translate(${x}px, ${y}px)`,
    pointerEvents: 'none',
  });
  list.append(shade);
  void animate(shade, { opacity: [1, 0] }, fading).then(() => shade.remove());
}

type MovingListProps = {
  list: RefObject<HTMLUListElement | null>;
  /** Key of the current filter. Items animate when it changes, but not from `undefined`. */
  shown: string | undefined;
  className: string;
  hidden: boolean;
  children: ReactNode;
};

/** A list that animates its items when others are shown. Function components have no getSnapshotBeforeUpdate. */
export class MovingList extends Component<MovingListProps> {
  override getSnapshotBeforeUpdate({ shown: before }: MovingListProps): Places | null {
    const { list, shown } = this.props;
    const isStill = before === undefined || before === shown || location.hash !== '' || isMotionReduced();
    return isStill || list.current === null ? null : measureItems(list.current);
  }

  override componentDidUpdate(_props: MovingListProps, _state: unknown, before: Places | null): void {
    const { list } = this.props;
    if (before !== null && list.current !== null) animateChange(list.current, before);
  }

  override render(): ReactNode {
    const { list, className, hidden, children } = this.props;
    return (
      <ul ref={list} className={className} hidden={hidden}>
        {children}
      </ul>
    );
  }
}
