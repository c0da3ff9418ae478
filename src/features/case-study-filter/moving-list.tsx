import { Component, type ReactNode, type RefObject } from 'react';
import { isMotionReduced } from '#src/ui/motion.ts';
import { animateChange, measureItems, type Places } from './animate-change.ts';

type MovingListProps = {
  list: RefObject<HTMLUListElement | null>;
  /** Key of the current filter; items move when it changes, but not while it is undefined. */
  shown: string | undefined;
  className: string;
  hidden: boolean;
  children: ReactNode;
};

/** A list whose items leave, arrive and move when others are shown. React tells no function what stood there before. */
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
