import table from '#locales/shared/routes.json' with { type: 'json' };

/** Declaration of a page: its path and its parent. */
export type RouteDeclaration = {
  /** Path without the language's prefix; null for the 404 page. */
  path: string | null;
  /** Parent page in the breadcrumbs; null for the home page. */
  parent: string | null;
  /** Placeholder that covers the page while it appears (behavior §2): `page`, `form` or `none`. */
  skeleton: string;
};

/** Id of the 404 page, which is not in the table. */
export const NOT_FOUND = 'not-found' as const;

/** Every page of the site, as `locales/shared/routes.json` declares it, and the 404 page. */
export const routes = {
  ...table,
  [NOT_FOUND]: { path: null, parent: null, skeleton: 'none' },
} satisfies Record<string, RouteDeclaration>;

export type RouteId = keyof typeof routes;
/** A page with an address. */
export type PageId = Exclude<RouteId, typeof NOT_FOUND>;

/** The page of a case study. */
export type StudyPageId = Extract<RouteId, `case-studies-${string}`>;
/** A page that menus and page lists show. */
export type MenuPageId = Exclude<PageId, StudyPageId>;

/** Returns whether a string is the id of a page. */
export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

export const routeIds = Object.keys(routes).filter(isRouteId);
/** Pages with an address, in table order. */
export const pageIds = routeIds.filter((id) => id !== NOT_FOUND);

/** Returns whether a page is the page of a case study. */
export function isStudyPage(id: string): id is StudyPageId {
  return id.startsWith('case-studies-');
}

/** Returns whether a page is the page of a service. */
export function isServicePage(id: PageId): boolean {
  return routes[id].parent === 'services';
}

/** Returns whether menus and page lists show a page. */
export function isMenuPage(id: RouteId): id is MenuPageId {
  return id !== NOT_FOUND && !isStudyPage(id);
}

/** Pages that menus and page lists show, in table order. */
export const menuPageIds = pageIds.filter(isMenuPage);

/** Returns the pages from the home page down to a page (behavior §2). */
export function breadcrumbsTo(id: RouteId): RouteId[] {
  const { parent } = routes[id];
  return parent !== null && isRouteId(parent) ? [...breadcrumbsTo(parent), id] : [id];
}
