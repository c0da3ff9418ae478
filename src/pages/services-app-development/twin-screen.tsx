import { Still } from '#src/ui/still.tsx';
import { EDGE, phone, TASK, tops } from './hand-measures.ts';
import { twinTexts } from './twin-texts.ts';
import { TaskBox } from './task-box.tsx';
import { styles } from './twin-screen.styles.ts';

type TwinScreenProps = {
  isTurned: boolean;
  /** Whether each task is checked. */
  checks: readonly boolean[];
};

/** The same order on a second phone, in the other script: its texts are outlines, as pages fetch one script only. */
export function TwinScreen({ isTurned, checks }: TwinScreenProps) {
  const texts = isTurned ? twinTexts.latin : twinTexts.arabic;
  const place = isTurned ? 'translate(-14 86) rotate(-9) translate(-300)' : 'translate(372 86) rotate(9)';
  // Each text is drawn from the side where its script begins: on this phone that is the other one than on the first.
  const side = (inset: number) => (isTurned ? inset : phone.width - inset);
  const at = (inset: number, baseline: number) => `translate(${side(inset)} ${baseline}) scale(.3333)`;
  const box = isTurned ? EDGE : phone.width - EDGE - TASK.side;
  const rows = checks.map((isDone, position) => ({ isDone, top: tops.tasks + position * phone.row }));
  return (
    <g transform={`${place} scale(.838)`}>
      <Still>
        <rect className={styles.phone} width={phone.width} height={phone.height} rx="46" />
        <rect className={styles.screen} x="12" y="12" width="334" height="711" rx="35" />
        <rect className={styles.band} x="12" y={tops.state} width="334" height="70" />
        {rows.map(({ isDone, top }) => (
          <g key={top}>
            <TaskBox isDone={isDone} x={box} top={top} />
          </g>
        ))}
        <rect className={styles.done} x="28" y={tops.save} width="302" height={phone.button} rx="4" />
        <path className={styles.text} transform={at(EDGE, tops.order + 30)} d={texts.order} />
        <path className={styles.quiet} transform={at(EDGE, tops.place + 33)} d={texts.place} />
        <path className={styles.onButton} transform={at(46, tops.save + 55)} d={texts.save} />
      </Still>
      <g className={styles.first}>
        <Still>
          <path className={styles.lit} transform={at(EDGE, tops.state + 31)} d={texts.state} />
          {rows.map(({ top }, position) => (
            <path
              key={top}
              className={styles.text}
              transform={at(EDGE + TASK.beside, top + TASK.title)}
              d={texts.titles[position]}
            />
          ))}
        </Still>
      </g>
      <g className={styles.second}>
        <Still>
          <path className={styles.onBand} transform={at(EDGE, tops.state + 56)} d={texts.waiting} />
          {texts.texts.map((d, position) => (
            <path
              key={d}
              className={styles.quiet}
              transform={at(EDGE + TASK.beside, tops.tasks + position * phone.row + TASK.text)}
              d={d}
            />
          ))}
        </Still>
      </g>
    </g>
  );
}
