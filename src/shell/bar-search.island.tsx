import { SearchBox } from '#src/features/search/search-box.tsx';

/** The search field of the navigation bar. */
export function BarSearchIsland() {
  return <SearchBox place="bar" />;
}
