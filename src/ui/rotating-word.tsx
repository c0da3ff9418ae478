import { styles } from './rotating-word.styles.ts';

/** The words that a headline shows in turn. Screen readers hear the first one only. */
export function RotatingWord({ words }: { words: string[] }) {
  return (
    <span className={styles.root} data-words="">
      {words.map((word, position) => (
        <span
          key={word}
          className={styles.word}
          data-current={position === 0}
          {...(position === 0 ? {} : { 'aria-hidden': true })}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
