/** What is known of a page before its content: where it is and which page it stands under. */
export type RouteDeclaration = {
  /** Path inside a language, without its prefix. The page that is not found has none. */
  path: string | null;
  /** Page above it in the breadcrumbs; none for the home page. */
  parent: string | null;
  /** Placeholder that covers the page while it appears (spec §2, "Skeletons"). */
  skeleton: 'page' | 'form' | 'none';
};

/** Every page of the site (spec §2, route table; `/faq` and the page that is not found by decision). */
export const routes = {
  home: { path: '/', parent: null, skeleton: 'page' },
  about: { path: '/about', parent: 'home', skeleton: 'page' },
  services: { path: '/services', parent: 'home', skeleton: 'page' },
  'services-sla': { path: '/services/sla', parent: 'services', skeleton: 'page' },
  'services-it-consultancy': { path: '/services/it-consultancy', parent: 'services', skeleton: 'page' },
  'services-infrastructure': { path: '/services/infrastructure', parent: 'services', skeleton: 'page' },
  'services-digital-transformation': {
    path: '/services/digital-transformation',
    parent: 'services',
    skeleton: 'page',
  },
  'services-mobile-network': { path: '/services/mobile-network', parent: 'services', skeleton: 'page' },
  'services-app-development': { path: '/services/app-development', parent: 'services', skeleton: 'page' },
  'services-ai-solutions': { path: '/services/ai-solutions', parent: 'services', skeleton: 'page' },
  'services-web-development': { path: '/services/web-development', parent: 'services', skeleton: 'page' },
  'services-analytics': { path: '/services/analytics', parent: 'services', skeleton: 'page' },
  industries: { path: '/industries', parent: 'home', skeleton: 'page' },
  'industries-renewables': { path: '/industries/renewables', parent: 'industries', skeleton: 'page' },
  'case-studies': { path: '/case-studies', parent: 'home', skeleton: 'page' },
  'case-studies-gulf-of-suez': {
    path: '/case-studies/gulf-of-suez',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-ras-ghareb': { path: '/case-studies/ras-ghareb', parent: 'case-studies', skeleton: 'page' },
  'case-studies-red-sea-coast': {
    path: '/case-studies/red-sea-coast',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-gulf-of-aqaba': {
    path: '/case-studies/gulf-of-aqaba',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-benban-south': {
    path: '/case-studies/benban-south',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-service-desk': {
    path: '/case-studies/service-desk',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-hybrid-cloud-migration': {
    path: '/case-studies/hybrid-cloud-migration',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'case-studies-user-provisioning': {
    path: '/case-studies/user-provisioning',
    parent: 'case-studies',
    skeleton: 'page',
  },
  'renewable-case-studies': { path: '/renewable-case-studies', parent: 'case-studies', skeleton: 'page' },
  contact: { path: '/contact', parent: 'home', skeleton: 'form' },
  faq: { path: '/faq', parent: 'home', skeleton: 'page' },
  'privacy-policy': { path: '/privacy-policy', parent: 'home', skeleton: 'none' },
  'cookie-policy': { path: '/cookie-policy', parent: 'home', skeleton: 'none' },
  terms: { path: '/terms', parent: 'home', skeleton: 'none' },
  'not-found': { path: null, parent: null, skeleton: 'none' },
} as const satisfies Record<string, RouteDeclaration>;

export type RouteId = keyof typeof routes;
/** A page that has an address of its own. */
export type PageId = Exclude<RouteId, 'not-found'>;

/** A page about one case study. */
export type StudyPageId = Extract<RouteId, `case-studies-${string}`>;
/** A page that menus and lists of pages name. */
export type MenuPageId = Exclude<PageId, StudyPageId>;

/** Says whether a text is the id of a page. */
function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

export const routeIds = Object.keys(routes).filter(isRouteId);
/** The pages that have an address of their own, in the order of the table. */
export const pageIds = routeIds.filter((id) => id !== 'not-found');

/** Says whether a page is about one case study. */
export function isStudyPage(id: RouteId): id is StudyPageId {
  return id.startsWith('case-studies-');
}

/** Says whether menus and lists of pages name a page. */
export function isMenuPage(id: RouteId): id is MenuPageId {
  return id !== 'not-found' && !isStudyPage(id);
}

/** The pages that menus and lists of pages name, in the order of the table. */
export const menuPageIds = pageIds.filter(isMenuPage);

/** The page at a path inside a language (`/about`), or `not-found`. */
export function routeAt(path: string): RouteId {
  return pageIds.find((id) => routes[id].path === path) ?? 'not-found';
}

/** The pages from the home page down to a page (decisions, "breadcrumbs"). */
export function trailTo(id: RouteId): RouteId[] {
  const { parent } = routes[id];
  return parent === null ? [id] : [...trailTo(parent), id];
}
