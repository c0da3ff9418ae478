import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { GloveFingers } from './glove-fingers.tsx';
import { GlovePalm } from './glove-palm.tsx';
import { EDGE, phone, TASK, tops } from './hand-measures.ts';
import { styles } from './hand-drawing.styles.ts';
import { TaskBox } from './task-box.tsx';
import { TwinScreen } from './twin-screen.tsx';

type HandDrawingProps = Pick<SectionContent<'app-in-hand'>, 'sampleScreen' | 'sampleTasks'>;

/** Marks of the notes: on the state, on the first entry that waits, on the thumb, on the twin. */
const marks = {
  ltr: [
    [344, 141],
    [344, 346],
    [424, 652],
    [418, 146],
  ],
  rtl: [
    [40, 141],
    [40, 346],
    [-66, 652],
    [-60, 146],
  ],
} as const;

/** A hand in a glove around a phone with a work order, and the same order on a phone of the other language. */
export function HandDrawing({ sampleScreen, sampleTasks }: HandDrawingProps) {
  const { direction } = languages[useLanguage()];
  const isTurned = direction === 'rtl';
  // The hand turns with the page: it is the right one or the left one. What the phone shows does not.
  const turn = isTurned ? `translate(${phone.width} 0) scale(-1 1)` : undefined;
  const start = isTurned ? phone.width - EDGE : EDGE;
  const box = isTurned ? phone.width - EDGE - TASK.side : EDGE;
  const beside = isTurned ? start - TASK.beside : start + TASK.beside;
  return (
    <svg
      className={isTurned ? styles.turned : styles.root}
      viewBox={isTurned ? '-330 -30 848 1030' : '-160 -30 848 1030'}
      direction={direction}
      aria-hidden="true"
    >
      <TwinScreen isTurned={isTurned} checks={sampleTasks.map(({ isDone }) => isDone)} />
      <g transform={turn}>
        <GlovePalm />
      </g>
      <rect className={styles.phone} width={phone.width} height={phone.height} rx="46" />
      <rect className={styles.screen} x="12" y="12" width="334" height="711" rx="35" />
      <text className={styles.order} x={start} y={tops.order + 30}>
        {sampleScreen.order}
      </text>
      <rect className={styles.band} x="12" y={tops.state} width="334" height="70" />
      <text className={styles.state} x={start} y={tops.state + 31}>
        {sampleScreen.state}
      </text>
      <text className={styles.waiting} x={start} y={tops.state + 56}>
        {sampleScreen.waiting}
      </text>
      <text className={styles.place} x={start} y={tops.place + 33}>
        {sampleScreen.place}
      </text>
      {sampleTasks.map(({ id, title, text, isDone }, position) => {
        const top = tops.tasks + position * phone.row;
        return (
          <g key={id}>
            <TaskBox isDone={isDone} x={box} top={top} />
            <text className={styles.title} x={beside} y={top + TASK.title}>
              {title}
            </text>
            <text className={styles.text} x={beside} y={top + TASK.text}>
              {text}
            </text>
          </g>
        );
      })}
      <rect className={styles.button} x="28" y={tops.save} width="302" height={phone.button} rx="4" />
      <text className={styles.save} x={isTurned ? phone.width - 46 : 46} y={tops.save + 55}>
        {sampleScreen.save}
      </text>
      <g transform={turn}>
        <GloveFingers />
      </g>
      {marks[direction].map(([x, y], position) => (
        <g key={`${x} ${y}`} className={styles.mark} transform={`translate(${x} ${y})`}>
          <circle r="20" />
          <text y="8">{position + 1}</text>
        </g>
      ))}
    </svg>
  );
}
