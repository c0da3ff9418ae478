import table from '#locales/shared/routes.json' with { type: 'json' };

/** Declaration of a page: its path and its parent. */
export type RouteDeclaration = {
  /** Path inside a language, without its prefix. The page that is not found has none. */
  path: string | null;
  /** Page above it in the breadcrumbs; none for the home page. */
  parent: string | null;
  /** Placeholder that covers the page while it appears (behavior §2): `page`, `form` or `none`. */
  skeleton: string;
};

/** The page for unknown addresses, which is not in the table. */
export const NOT_FOUND = 'not-found' as const;

/** Every page of the site, as `locales/shared/routes.json` declares it, and the page that is not found. */
export const routes = {
  ...table,
  [NOT_FOUND]: { path: null, parent: null, skeleton: 'none' },
} satisfies Record<string, RouteDeclaration>;

export type RouteId = keyof typeof routes;
/** A page that has an address of its own. */
export type PageId = Exclude<RouteId, typeof NOT_FOUND>;

/** A page about one case study. */
export type StudyPageId = Extract<RouteId, `case-studies-${string}`>;
/** A page that menus and lists of pages name. */
export type MenuPageId = Exclude<PageId, StudyPageId>;

/** Returns whether a text is the id of a page. */
export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

export const routeIds = Object.keys(routes).filter(isRouteId);
/** The pages that have an address of their own, in the order of the table. */
export const pageIds = routeIds.filter((id) => id !== NOT_FOUND);

/** Returns whether a page is about one case study. */
export function isStudyPage(id: string): id is StudyPageId {
  return id.startsWith('case-studies-');
}

/** Returns whether a page is about one service. */
export function isServicePage(id: PageId): boolean {
  return routes[id].parent === 'services';
}

/** Returns whether menus and lists of pages name a page. */
export function isMenuPage(id: RouteId): id is MenuPageId {
  return id !== NOT_FOUND && !isStudyPage(id);
}

/** The pages that menus and lists of pages name, in the order of the table. */
export const menuPageIds = pageIds.filter(isMenuPage);

/** The pages from the home page down to a page (behavior §2). */
export function trailTo(id: RouteId): RouteId[] {
  const { parent } = routes[id];
  return parent !== null && isRouteId(parent) ? [...trailTo(parent), id] : [id];
}
