import type { SectionContent } from '#src/content/content-types.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { EDGE, phone, TASK, tops } from './measures.ts';
import { styles } from './phone-screen.styles.ts';

export type ScreenWords = Pick<SectionContent<'phone'>, 'sampleScreen' | 'sampleTasks'>;

/** Heights of the signal bars and distance between them. */
const bars = [10, 18, 26, 34] as const;
const BAR_STEP = 11;

/** A phone with a work order, in reading direction. */
export function PhoneScreen({ sampleScreen, sampleTasks }: ScreenWords) {
  const direction = useDirection();
  const isTurned = direction === 'rtl';
  const from = (inset: number) => (isTurned ? phone.width - inset : inset);
  const signal = from(phone.width - EDGE) - (isTurned ? 0 : bars.length * BAR_STEP);
  return (
    <g direction={direction}>
      <rect className={styles.phone} width={phone.width} height={phone.height} rx="46" />
      <rect className={styles.paper} x="12" y="12" width="334" height="711" rx="35" />
      <text className={styles.order} x={from(EDGE)} y={tops.order + 30}>
        {sampleScreen.order}
      </text>
      <rect className={styles.band} x="12" y={tops.state} width="334" height="70" />
      <text className={styles.state} x={from(EDGE)} y={tops.state + 31}>
        {sampleScreen.state}
      </text>
      <text className={styles.waiting} x={from(EDGE)} y={tops.state + 56}>
        {sampleScreen.waiting}
      </text>
      <path
        className={styles.bars}
        d={bars
          .map((height, at) => `M${signal + at * BAR_STEP} ${tops.state + 52}v-${height}h6v${height}z`)
          .join('')}
      />
      <text className={styles.place} x={from(EDGE)} y={tops.place + 33}>
        {sampleScreen.place}
      </text>
      {sampleTasks.map(({ id, title, text, isDone }, position) => {
        const top = tops.tasks + position * phone.row;
        return (
          <g key={id}>
            <TaskBox isDone={isDone} x={isTurned ? from(EDGE + TASK.side) : EDGE} top={top} />
            <text className={styles.title} x={from(EDGE + TASK.beside)} y={top + TASK.title}>
              {title}
            </text>
            <text className={styles.text} x={from(EDGE + TASK.beside)} y={top + TASK.text}>
              {text}
            </text>
          </g>
        );
      })}
      <rect className={styles.button} x="28" y={tops.save} width="302" height={phone.button} rx="4" />
      <text className={styles.save} x="179" y={tops.save + 55}>
        {sampleScreen.save}
      </text>
    </g>
  );
}

type TaskBoxProps = {
  isDone: boolean;
  /** Left edge of the box and top of the task, in units of the drawing. */
  x: number;
  top: number;
};

/** The rule above a task on the screen, and its box, checked if done. */
function TaskBox({ isDone, x, top }: TaskBoxProps) {
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
