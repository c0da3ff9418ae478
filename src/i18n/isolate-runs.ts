import { type Language, languages } from '#src/config/languages.ts';

const START = '\u2066';
const RIGHT_TO_LEFT_START = '\u2067';
const END = '\u2069';

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Words with spaces and commas between them, without characters of neutral direction. */
const RIGHT_TO_LEFT_WORDS =
  /^[\p{Script=Arabic}\p{Script=Hebrew}]+(?:[ \u00A0،]+[\p{Script=Arabic}\p{Script=Hebrew}]+)*$/u;
const WORD = '[\\p{Script=Latin}0-9]';
/** A sign that belongs to what follows: `+1`, `-5`, `.NET`, `$3`. */
const LEAD = '(?:(?<![\\p{L}\\p{N}])[+\\-−.#$€£])?(?:\\([0-9]+\\) ?(?=[0-9]))?';
/** Signs inside a run: `24/7`, `4G-LTE`, `info@company.example`, `https://…`. */
const TIGHT = `[%+/\\-–—−.:,()&@_'’=#?~*]{1,3}(?=${WORD})`;
const BLANK = '[ \u00A0]';
/** Spaces inside a run: `Too Many Requests`, `1 / 3`, `+1 (512) 555`; also no-break spaces, as in `56 MHz`. */
const SPACED = `(?:[%+)]{1,2}|\\.,)?${BLANK}(?:[/&+]${BLANK}|[(+#$])?(?=${WORD})`;
const TRAIL = '[%+°#)]*';
const RUN = new RegExp(`${LEAD}${WORD}+(?:(?:${TIGHT}|${SPACED})${WORD}+)*${TRAIL}`, 'gu');
/** Text that stays unchanged: tags, placeholders, and existing isolates. */
const KEPT = /(<[^<>]*>|\{\{[^{}]*\}\}|[\u2066-\u2068][^\u2069]*\u2069)/u;
const NEUTRAL = /[^\p{L}\p{N}]/u;

/**
 * Wraps runs that a right-to-left paragraph would render in the wrong order in left-to-right isolates (U+2066 …
 * U+2069): numbers and Latin words with signs or spaces, such as `99.9%`, `+1 (512) 555-0142`, `4G-LTE`. Plain words,
 * plain numbers and tags stay unchanged. A text without right-to-left letters is wrapped as a whole.
 */
export function isolateRuns(text: string): string {
  if (isForeign(text)) {
    return START + text + END;
  }
  return text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : isolateInside(part)))
    .join('');
}

/** Wraps a left-to-right value, such as a phone number, as a whole. */
export function isolateLeftToRight(value: string): string {
  return START + value + END;
}

/**
 * Wraps a text in the direction of its language, for left-to-right surroundings such as charts. A text of right-to-left
 * words only needs no isolate.
 */
export function isolateInLanguage(text: string, language: Language): string {
  if (languages[language].direction === 'ltr') return START + text + END;
  return RIGHT_TO_LEFT_WORDS.test(text) ? text : RIGHT_TO_LEFT_START + text + END;
}

function isForeign(text: string): boolean {
  const hasRun = /[\p{Script=Latin}0-9]/u.test(text) && NEUTRAL.test(text);
  return hasRun && !RIGHT_TO_LEFT_LETTER.test(text) && !KEPT.test(text);
}

function isolateInside(part: string): string {
  return part.replace(RUN, (run) => {
    if (!NEUTRAL.test(run)) {
      return run;
    }
    return hasPairedBrackets(run)
      ? START + run + END
      : run
          .split(/([()])/u)
          .map(isolatePiece)
          .join('');
  });
}

function isolatePiece(piece: string): string {
  return piece === '(' || piece === ')' ? piece : isolateInside(piece);
}

function hasPairedBrackets(run: string): boolean {
  let depth = 0;
  for (const character of run) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}
