import { BACKGROUND_TASKS_MS } from '#src/config/constants.ts';

/** When the load event of the document ended, ms from the start of the navigation; 0 as long as it has not. */
export function readLoadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? Math.round(navigation.loadEventEnd) : 0;
}

/** Does something in the background: some time after the load event, or at once where that is long ago. */
export function runInBackground(task: () => void, signal: AbortSignal) {
  const plan = () => {
    const loaded = readLoadTime();
    const passed = loaded === 0 ? 0 : performance.now() - loaded;
    const timer = setTimeout(task, Math.max(0, BACKGROUND_TASKS_MS - passed));
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') plan();
  else addEventListener('load', plan, { once: true, signal });
}
