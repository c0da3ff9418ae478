import { useEffect, useState } from 'react';
import { ROTATING_WORD_MS } from '#src/config/constants.ts';
import { isMotionReduced, useMotionPaused } from './motion.ts';
import { styles } from './rotating-word.styles.ts';

/** One word of several, the next one every three seconds (spec §4). Screen readers hear the first one only. */
export function RotatingWord({ words }: { words: string[] }) {
  const [turn, setTurn] = useState(0);
  const paused = useMotionPaused();
  useEffect(() => {
    if (paused || isMotionReduced()) return undefined;
    const timer = setInterval(() => setTurn((previous) => previous + 1), ROTATING_WORD_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <span className={styles.root}>
      {words.map((word, position) => (
        <span
          key={word}
          className={styles.word}
          data-current={position === turn % words.length}
          {...(position === 0 ? {} : { 'aria-hidden': true })}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
