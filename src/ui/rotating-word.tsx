import { styles } from './rotating-word.styles.ts';

/** Words that a headline shows in turn. Screen readers read only the first one. */
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
