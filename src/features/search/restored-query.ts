/** Position of a search box: in the navigation bar, in the mobile menu, or large on a page. */
export type SearchPlace = 'bar' | 'menu' | 'large';

const keyOf = (place: SearchPlace) => `search-${place}`;

/** The query that was left in a box on the entry of the history that is shown; empty where there is none. */
export function readRestoredQuery(place: SearchPlace): string {
  const left: unknown = Reflect.get(Object(history.state), keyOf(place));
  return typeof left === 'string' ? left : '';
}

/** Keeps the query of a box for the way back to the entry of the history that is shown. */
export function keepQuery(place: SearchPlace, query: string) {
  history.replaceState({ ...Object(history.state), [keyOf(place)]: query }, '');
}
