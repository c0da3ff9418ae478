import { followPause, isMotionPaused, toggleMotion } from './motion.ts';

/** Lets every control that stops and resumes what moves answer, and say what its next press does. */
export function followMotion(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-motion]') !== null) toggleMotion();
  });
  followPause(show);
  if (isMotionPaused()) show();
}

function show() {
  document.documentElement.toggleAttribute('data-still', isMotionPaused());
  for (const control of document.querySelectorAll<HTMLElement>('[data-motion]')) {
    const { motion = '' } = control.dataset;
    control.dataset['motion'] = control.getAttribute('aria-label') ?? '';
    control.setAttribute('aria-label', motion);
  }
}
