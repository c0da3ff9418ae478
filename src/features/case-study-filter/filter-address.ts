import { readEvent, type StudyFilter, writeFilter } from './study-filter.ts';

/** Puts a filter into the address in place of the one that stands there. Every router of the page hears of it. */
export function replaceFilter(filter: StudyFilter, hash = ''): void {
  const address = location.pathname + writeFilter(location.search, filter) + hash;
  if (address === location.pathname + location.search + location.hash) return;
  const state: unknown = history.state;
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Does what a `setIndustryFilter` event asks for. */
export function followIndustry(event: Event): void {
  replaceFilter(readEvent(event));
}
