import { type Language, languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { EDGE, phone, TASK, tops } from './hand-measures.ts';
import { styles } from './phone-screen.styles.ts';
import { TaskBox } from './task-box.tsx';

type PhoneScreenProps = {
  language: Language;
  words: Pick<SectionContent<'app-in-hand'>, 'sampleScreen' | 'sampleTasks'>;
  /** Whether it is the one behind, which is not held. */
  isBehind: boolean;
};

/** A phone with a work order in one language, from the side where that begins. */
export function PhoneScreen({ language, words, isBehind }: PhoneScreenProps) {
  const { sampleScreen, sampleTasks } = words;
  const { direction } = languages[language];
  const isTurned = direction === 'rtl';
  const from = (inset: number) => (isTurned ? phone.width - inset : inset);
  return (
    <g className={isBehind ? styles.behind : undefined} lang={language} direction={direction}>
      <rect
        className={isBehind ? styles.twin : styles.phone}
        width={phone.width}
        height={phone.height}
        rx="46"
      />
      <rect
        className={isBehind ? styles.sand : styles.paper}
        x="12"
        y="12"
        width="334"
        height="711"
        rx="35"
      />
      <text className={isBehind ? styles.orderBehind : styles.order} x={from(EDGE)} y={tops.order + 30}>
        {sampleScreen.order}
      </text>
      <rect className={styles.band} x="12" y={tops.state} width="334" height="70" />
      <text className={styles.state} x={from(EDGE)} y={tops.state + 31}>
        {sampleScreen.state}
      </text>
      <text className={styles.waiting} x={from(EDGE)} y={tops.state + 56}>
        {sampleScreen.waiting}
      </text>
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
      <text className={styles.save} x={from(46)} y={tops.save + 55}>
        {sampleScreen.save}
      </text>
    </g>
  );
}
