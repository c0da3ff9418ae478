import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD, ROTATING_WORD_MS } from '#src/config/constants.ts';
import { onPauseChange, isMotionPaused, isMotionReduced, toggleMotion } from './motion.ts';
import { watchIntersection } from './watch-intersection.ts';

/** Makes the pause buttons work and shows in their labels what the next click does. */
export function watchMotion(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-motion]') !== null) toggleMotion();
  });
  onPauseChange(show);
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

/** Shows the next word of a headline every three seconds (behavior §4), unless motion is paused or reduced. */
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
  const handle = () => {
    clearInterval(timer);
    if (!isMotionPaused()) timer = setInterval(show, ROTATING_WORD_MS);
  };
  onPauseChange(handle);
  handle();
}

/**
 * Runs motion (`data-moving`) only while it is visible: the browser lays out and paints each frame, even off-screen.
 */
export function runMotionWhenVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-seen', isIntersecting);
  });
  document.querySelectorAll('[data-moving]').forEach((each) => observer.observe(each));
}

/**
 * Plays the animation of a drawing (`data-explains`) once half of it is visible after the visitor's first action; one
 * with a switch plays on each change (behavior §4). Loads the code on demand.
 */
export function explainWhenSeen(): void {
  const drawing = document.querySelector<HTMLElement>('[data-explains]');
  if (drawing === null || isMotionReduced()) return;
  const explain = () => {
    if (isMotionPaused()) return;
    import('./explain-drawing.ts')
      .then(({ explainDrawing }) => explainDrawing(drawing))
      .catch(() => undefined);
  };
  const begun = new AbortController();
  const { signal } = begun;
  const begin = () => {
    begun.abort();
    watchIntersection(drawing, explain, { threshold: 0.5 });
  };
  if (drawing.querySelector('input') !== null) drawing.addEventListener('change', explain);
  else ['pointermove', 'keydown', 'scroll'].forEach((act) => addEventListener(act, begin, { signal }));
}

/**
 * Offsets the content of sections below the fold until a tenth of it is visible (behavior §4); not on legal pages.
 * Measures all before changing any, which forces only one layout.
 */
export function revealSections(): void {
  if (document.querySelector('[data-skeleton]') === null || isMotionReduced()) return;
  const sections = [...document.querySelectorAll<HTMLElement>('main > div > :not(:first-child, link)')];
  const below = sections
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= innerHeight);
  for (const { section, box } of below) {
    section.dataset['reveal'] = 'waiting';
    // A tenth of a very tall section does not fit: half a viewport of it is enough.
    const threshold = Math.min(REVEAL_THRESHOLD, innerHeight / 2 / box.height);
    watchIntersection(section, () => section.setAttribute('data-reveal', 'shown'), {
      threshold,
      rootMargin: REVEAL_ROOT_MARGIN,
    });
  }
}
