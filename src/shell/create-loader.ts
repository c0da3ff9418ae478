import type { Language } from '#src/config/languages.ts';
import type { RouteId } from '#src/routing/routes.ts';

/** Loads something of a page once, for fetching ahead and for rendering. */
export type PageLoader<Loaded> = {
  /** Loads it unless it is there or on its way; tries again after a failure. */
  start: (language: Language, id: RouteId) => Promise<Loaded>;
  /** What has been started, a failure too, so that rendering does not ask for a missing file again and again. */
  recall: (language: Language, id: RouteId) => Promise<Loaded>;
};

/** Makes a loader of what `load` fetches. */
export function createLoader<Loaded>(
  load: (language: Language, id: RouteId) => Promise<Loaded>,
): PageLoader<Loaded> {
  const running = new Map<string, Promise<Loaded>>();
  const failed = new Set<string>();
  const start = (language: Language, id: RouteId) => {
    const key = `${language}/${id}`;
    const known = running.get(key);
    if (known !== undefined && !failed.delete(key)) return known;
    const loading = load(language, id);
    loading.then(
      // React reads these marks: a value that is there is shown without waiting.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => failed.add(key),
    );
    running.set(key, loading);
    return loading;
  };
  const recall = (language: Language, id: RouteId) => running.get(`${language}/${id}`) ?? start(language, id);
  return { start, recall };
}
