import { TASK } from './measures.ts';
import { styles } from './task-box.styles.ts';

type TaskBoxProps = {
  isDone: boolean;
  /** Where its side towards the left is, and where the task begins, in units of the drawing. */
  x: number;
  top: number;
};

/** The rule above a task on a drawn screen, and its box, checked when it is done. */
export function TaskBox({ isDone, x, top }: TaskBoxProps) {
  return (
    <>
      <path className={styles.rule} d={`M12 ${top}h334`} />
      <rect
        className={isDone ? styles.done : styles.open}
        x={x}
        y={top + TASK.box}
        width={TASK.side}
        height={TASK.side}
        rx="4"
      />
      {isDone ? <path className={styles.check} d={`M${x + 9} ${top + TASK.box + 19}l7 7 12 -14`} /> : null}
    </>
  );
}
