import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useOtherScript } from '#src/content/other-script-context.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { GloveFingers } from './glove-fingers.tsx';
import { GlovePalm } from './glove-palm.tsx';
import { phone } from './hand-measures.ts';
import { styles } from './hand-drawing.styles.ts';
import { PhoneScreen } from './phone-screen.tsx';

type HandDrawingProps = Pick<SectionContent<'app-in-hand'>, 'sampleScreen' | 'sampleTasks'>;

/** Marks of the notes: on the state, on the first entry that waits, on the thumb, on the phone behind. */
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

/** Where the phone behind stands. */
const behind = {
  ltr: 'translate(372 86) rotate(9) scale(.838)',
  rtl: 'translate(-14 86) rotate(-9) translate(-300) scale(.838)',
} as const;

/** A hand in a glove around a phone with a work order, and the same order on a phone in another script. */
export function HandDrawing(words: HandDrawingProps) {
  const language = useLanguage();
  const { direction } = languages[language];
  const other = useOtherScript();
  const otherWords = other?.content.sections.find((section) => section.kind === 'app-in-hand');
  const isTurned = direction === 'rtl';
  // The hand turns with the page: it is the right one or the left one. What the phone shows does not.
  const turn = isTurned ? `translate(${phone.width} 0) scale(-1 1)` : undefined;
  return (
    <svg
      className={isTurned ? styles.turned : styles.root}
      viewBox={isTurned ? '-330 -30 848 1030' : '-160 -30 848 1030'}
      aria-hidden="true"
    >
      {other === undefined || otherWords === undefined ? null : (
        <g transform={behind[direction]} aria-hidden="true">
          <PhoneScreen language={other.language} words={otherWords} isBehind />
        </g>
      )}
      <g transform={turn}>
        <GlovePalm />
      </g>
      <PhoneScreen language={language} words={words} isBehind={false} />
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
