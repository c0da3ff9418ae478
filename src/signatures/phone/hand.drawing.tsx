import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { GlovePalm } from './glove-palm.tsx';
import { GloveThumb } from './glove-thumb.tsx';
import { styles } from './hand-drawing.styles.ts';
import { phone } from './measures.ts';
import { PhoneScreen, type ScreenWords } from './phone-screen.tsx';

/** What is seen of the drawing, in its units; the line below it cuts the arm off. */
const view = { x: -120, y: -14, width: 640, height: 884 } as const;

/** A phone with a work order in a gloved hand, with the thumb on the button. */
export function HandDrawing(words: ScreenWords) {
  const isTurned = languages[useLanguage()].direction === 'rtl';
  // The hand turns with the page: it is the right one or the left one. What the phone shows does not.
  const turn = isTurned ? `translate(${phone.width} 0) scale(-1 1)` : undefined;
  const left = isTurned ? phone.width - view.x - view.width : view.x;
  return (
    <svg
      className={styles.root}
      viewBox={`${left} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
    >
      <g transform={turn}>
        <GlovePalm />
      </g>
      <PhoneScreen sampleScreen={words.sampleScreen} sampleTasks={words.sampleTasks} />
      <g transform={turn}>
        <GloveThumb />
      </g>
    </svg>
  );
}
