import { SearchBox } from '#src/features/search/search-box.tsx';

/** Search field of the navigation bar. */
export function BarSearchIsland() {
  return <SearchBox place="bar" />;
}

/** Search field of the menu of small screens. */
export function MenuSearchIsland() {
  return <SearchBox place="menu" />;
}
