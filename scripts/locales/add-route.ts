import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of routes, seen from the locales folder. */
export const ROUTES_FILE = '../src/routing/routes.ts';
const STUDY_ROUTE = /\n {2}'case-studies-[^']+': \{[^}]*\},/g;
const LINE_WIDTH = 110;

/**
 * The text of the table of routes with the page of a case study behind the others.
 * @throws Error when the table cannot be read, or has no such page
 */
export function addRoute(folder: string, page: string): string {
  const text = readFileSync(join(folder, ROUTES_FILE), 'utf8');
  const last = [...text.matchAll(STUDY_ROUTE)].at(-1);
  if (last === undefined) throw new Error('src/routing/routes.ts');
  const path = page.replace('case-studies-', '/case-studies/');
  const fields = [`path: '${path}'`, `parent: 'case-studies'`, `skeleton: 'page'`];
  const line = `  '${page}': { ${fields.join(', ')} },`;
  const lines = [`  '${page}': {`, ...fields.map((field) => `    ${field},`), '  },'].join('\n');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line.length > LINE_WIDTH ? lines : line}${text.slice(end)}`;
}
