import type { ReactNode } from 'react';
import { styles } from './figure.styles.ts';

type FigureProps = {
  value: ReactNode;
  before?: string | undefined;
  unit?: string | undefined;
};

/** Words stand off the figure in the direction of the text; signs such as % belong to it. */
const startsWithLetter = /^\p{L}/u;

/** A figure between its words, which are smaller: `--word` is their size. */
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
