import type { SearchPlace } from './search-place.ts';

const keyOf = (place: SearchPlace) => `search-${place}`;

/** The query that was left in a box on the entry of the history that is shown; empty where there is none. */
export function readKeptQuery(place: SearchPlace): string {
  const kept: unknown = Reflect.get(Object(history.state), keyOf(place));
  return typeof kept === 'string' ? kept : '';
}

/** Keeps the query of a box for the way back to the entry of the history that is shown. */
export function keepQuery(place: SearchPlace, query: string) {
  history.replaceState({ ...Object(history.state), [keyOf(place)]: query }, '');
}
