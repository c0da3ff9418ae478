import { HASHED_FOLDER, withoutFileName } from '#src/config/hosting.ts';
import { defaultLanguage, languages } from '#src/config/languages.ts';
import { CHOICES_PATH, REDIRECTS_PATH, ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { NOT_FOUND } from '#src/routing/routes.ts';
import { explainUnknown } from './check-facts.server.ts';
import { nameThing } from './described-bundle.server.ts';

/** Root of the breadcrumbs. */
const HOME = 'home';
/** Format of page ids. They start with a letter: objects sort digit-only keys first, which would change the order. */
const PAGE_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Reserved first path segments: built files, the desk, and names that hosts treat specially. */
const reservedSteps = ['assets', 'admin', '404', 'index'];

/** Pages that the site's code links: menu, form, search and banner. */
const neededPages = [HOME, 'contact', 'services', 'case-studies', 'faq', 'privacy-policy', 'cookie-policy'];

type Table = Readonly<Record<string, unknown>>;

/** Checks the page table: valid ids, unique paths, and parents that lead to the home page. */
export function checkRoutes({ bundles }: SiteSource): Problem[] {
  const bundle = bundles.get(`${SHARED_FOLDER}/${ROUTES_PATH}`);
  if (bundle === undefined || !isRecord(bundle.value)) return [];
  const table = bundle.value;
  const ids = Object.keys(table);
  const firstAt = new Map(ids.toReversed().map((id) => [pathOf(table, id), id]));
  return [
    ...neededPages
      .filter((id) => !Object.hasOwn(table, id))
      .map((id) => locateProblem(bundle, [], { code: 'page-needed', values: { id } })),
    ...ids.flatMap((id) => [
      ...checkId(id).map((fault) => locateProblem(bundle, [id], fault)),
      ...checkPath(pathOf(table, id), id, firstAt).map((fault) => locateProblem(bundle, [id, 'path'], fault)),
      ...checkParent(table, id).map((fault) => locateProblem(bundle, [id, 'parent'], fault)),
    ]),
  ];
}

/** Checks that every former address has an existing target page and does not clash with another address. */
export function checkRedirects({ bundles }: SiteSource): Problem[] {
  const bundle = bundles.get(`${SHARED_FOLDER}/${REDIRECTS_PATH}`);
  const table = bundles.get(`${SHARED_FOLDER}/${ROUTES_PATH}`)?.value;
  if (bundle === undefined || !isRecord(table)) return [];
  const pages = Object.keys(table);
  const paths = [...reservedSteps.map((step) => `/${step}`), ...pages.map((id) => pathOf(table, id))];
  const taken = new Set(
    Object.values(languages).flatMap(({ prefix }) => [prefix, ...paths.map((path) => prefix + String(path))]),
  );
  return itemsOf(bundle.value).flatMap((entry, index) => {
    const [from, page] = [valueOf(entry, 'from'), valueOf(entry, 'page')];
    if (typeof from !== 'string' || typeof page !== 'string') return [];
    const address = withoutFileName(from);
    const isTaken = taken.has(address) || from.startsWith(HASHED_FOLDER);
    taken.add(address);
    const problems = isTaken
      ? [locateProblem(bundle, [index, 'from'], { code: 'redirect-taken', values: { from } })]
      : [];
    return pages.includes(page)
      ? problems
      : [
          ...problems,
          locateProblem(bundle, [index, 'page'], explainUnknown('page', 'name-unknown', page, pages)),
        ];
  });
}

function checkId(id: string): Fault[] {
  if (!PAGE_ID.test(id)) return [{ code: 'page-id-wrong', values: { id } }];
  return id === NOT_FOUND ? [{ code: 'page-id-reserved', values: { id } }] : [];
}

/** @param firstAt id of the first page with each path */
function checkPath(path: unknown, id: string, firstAt: ReadonlyMap<unknown, string>): Fault[] {
  if (typeof path !== 'string') return [];
  if (id === HOME && path !== '/') {
    const found = { phrase: 'the-name', values: { text: path } } as const;
    const remedy = { phrase: 'write-quoted', values: { value: '/' } } as const;
    return [{ code: 'value-wrong', values: { found, expected: '/', remedy } }];
  }
  const other = firstAt.get(path);
  if (other !== undefined && other !== id) {
    const values = { value: path, key: 'path', thing: nameThing('page'), other };
    return [{ code: 'fact-repeated', values }];
  }
  const [, step = ''] = path.split('/');
  const prefixes = Object.values(languages).map(({ prefix }) => prefix.slice(1));
  return [...reservedSteps, defaultLanguage, ...prefixes.filter((prefix) => prefix !== '')].includes(step)
    ? [{ code: 'path-reserved', values: { path, step: `/${step}` } }]
    : [];
}

function checkParent(table: Table, id: string): Fault[] {
  const parent = parentOf(table, id);
  if (id === HOME) return parent === null ? [] : [{ code: 'home-below', values: { id } }];
  const others = () => Object.keys(table).filter((each) => each !== id);
  if (parent === null) return [{ code: 'parent-missing', values: { id, home: HOME } }];
  if (typeof parent !== 'string') return [];
  if (!Object.hasOwn(table, parent)) return [explainUnknown('page', 'name-unknown', parent, others())];
  const circle = findCircle(table, id);
  return circle === undefined ? [] : [{ code: 'parents-in-circle', values: { pages: circle, home: HOME } }];
}

/** Returns a cycle of parent pages, from a page back to itself; undefined if none. */
function findCircle(table: Table, id: string): string[] | undefined {
  const trail = [id];
  for (let parent = parentOf(table, id); typeof parent === 'string'; parent = parentOf(table, parent)) {
    if (parent === id) return [...trail, id];
    if (trail.includes(parent)) return undefined;
    trail.push(parent);
  }
  return undefined;
}

function pathOf(table: Table, id: string): unknown {
  return valueOf(valueOf(table, id), 'path');
}

function parentOf(table: Table, id: string): unknown {
  return valueOf(valueOf(table, id), 'parent');
}

const SERVICE_PAGE = 'services-';

/** Checks that every service of the contact form has a page. */
export function checkChoices({ bundles }: SiteSource): Problem[] {
  const bundle = bundles.get(`${SHARED_FOLDER}/${CHOICES_PATH}`);
  const table = bundles.get(`${SHARED_FOLDER}/${ROUTES_PATH}`)?.value;
  if (bundle === undefined || !isRecord(table)) return [];
  const names = Object.keys(table).flatMap((id) =>
    id.startsWith(SERVICE_PAGE) ? [id.slice(SERVICE_PAGE.length)] : [],
  );
  return itemsOf(valueOf(bundle.value, 'contactServices')).flatMap((name, index) =>
    typeof name !== 'string' || names.includes(name)
      ? []
      : [
          locateProblem(bundle, ['contactServices', index], {
            code: 'choice-unknown',
            values: { name, names },
          }),
        ],
  );
}
