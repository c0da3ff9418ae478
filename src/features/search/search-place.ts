/** Where a search box stands: in the navigation bar, in the menu of small screens, or large on a page. */
export type SearchPlace = 'bar' | 'menu' | 'large';
