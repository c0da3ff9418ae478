import type { ReactNode } from 'react';
import { styles } from './figure.styles.ts';

type FigureProps = {
  value: ReactNode;
  before?: string | undefined;
  unit?: string | undefined;
};

/** A unit that is a word follows the text direction; a sign such as % stays with the figure. */
const startsWithLetter = /^\p{L}/u;

/** A figure with its smaller words; `--word` is their size. */
export function Figure({ value, before, unit = '' }: FigureProps) {
  const isWord = startsWithLetter.test(unit);
  return (
    <>
      {before === undefined ? null : <span className={styles.word}>{before} </span>}
      <bdi dir="ltr">
        {value}
        {unit === '' || isWord ? null : <span className={styles.word}>{unit}</span>}
      </bdi>
      {isWord ? <span className={styles.word}> {unit}</span> : null}
    </>
  );
}
