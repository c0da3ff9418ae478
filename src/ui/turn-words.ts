import { ROTATING_WORD_MS } from '#src/config/constants.ts';
import { followPause, isMotionPaused, isMotionReduced } from './motion.ts';

/** Shows the next one of the words of a headline every three seconds (behavior §4), unless the visitor has stopped what moves. */
export function turnWords(): void {
  const words = [...document.querySelectorAll<HTMLElement>('[data-words] > *')];
  if (words.length === 0 || isMotionReduced()) return;
  let turn = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const show = () => {
    turn += 1;
    words.forEach((word, position) => {
      word.dataset['current'] = String(position === turn % words.length);
    });
  };
  const follow = () => {
    clearInterval(timer);
    if (!isMotionPaused()) timer = setInterval(show, ROTATING_WORD_MS);
  };
  followPause(follow);
  follow();
}
