import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD, ROTATING_WORD_MS } from '#src/config/constants.ts';
import { onPauseChange, isMotionPaused, isMotionReduced, toggleMotion } from './motion.ts';
import { watchIntersection } from './watch-intersection.ts';

/** Lets every control that stops and resumes what moves answer, and say what its next press does. */
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
  const handle = () => {
    clearInterval(timer);
    if (!isMotionPaused()) timer = setInterval(show, ROTATING_WORD_MS);
  };
  onPauseChange(handle);
  handle();
}

/**
 * Lets what moves by itself (`data-moving`) move only while it is seen: the browser lays out and paints each of its
 * frames, wherever it stands.
 */
export function moveWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-seen', isIntersecting);
  });
  document.querySelectorAll('[data-moving]').forEach((each) => observer.observe(each));
}

/**
 * Lets the drawing of a page (`data-explains`) explain itself, once half of it is seen and the visitor has done something; one with
 * a switch does so at each turn (behavior §4). What it needs is fetched then.
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
 * Holds the content of the sections below the fold a little lower until a tenth of each is seen (behavior §4); legal
 * texts stand as they are. All are measured before one is changed: the browser lays the page out once.
 */
export function revealSections(): void {
  if (document.querySelector('[data-skeleton]') === null || isMotionReduced()) return;
  const sections = [...document.querySelectorAll<HTMLElement>('main > div > :not(:first-child, link)')];
  const below = sections
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= innerHeight);
  for (const { section, box } of below) {
    section.dataset['reveal'] = 'waiting';
    // No window shows a tenth of something that is more than ten times as high: half a window of it is enough.
    const threshold = Math.min(REVEAL_THRESHOLD, innerHeight / 2 / box.height);
    watchIntersection(section, () => section.setAttribute('data-reveal', 'shown'), {
      threshold,
      rootMargin: REVEAL_ROOT_MARGIN,
    });
  }
}
