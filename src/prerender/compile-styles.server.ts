import path from 'node:path';
import { runnerImport } from 'vite';
import { SITE_SHEET } from '#src/config/constants.ts';
import type * as siteStyles from '#src/theme/site-styles.server.ts';
import { parseStyles, readTokens, refuseWrongStyles } from './parse-styles.server.ts';
import { divideStyles, type Sheets } from './prune-styles.server.ts';

type ScriptStyles = siteStyles.CompiledStyles & {
  /** The sheet of the site, those of pages and those of signatures, by name. */
  sheets: Sheets;
};

/** The compiled styles of the site: sheets by script, class names by file. */
export type SiteStyles = {
  scripts: Record<string, ScriptStyles>;
  classNames: Record<string, Record<string, string>>;
};

/**
 * Evaluates the theme and every `*.styles.ts` afresh.
 * @throws Error when a style is no CSS, as with a token that does not exist, or a class is defined twice
 */
export async function compileStyles(root: string): Promise<SiteStyles> {
  const { module } = await runnerImport<typeof siteStyles>('/src/theme/site-styles.server.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#src': path.join(root, 'src') } },
  });
  const { classNames } = module;
  const nameSheet = createSheetNaming(classNames);
  const scripts = Object.entries(module.compileSiteStyles()).map(
    ([script, styles]): [string, ScriptStyles] => {
      checkStyles(styles, classNames);
      return [script, { ...styles, sheets: divideStyles(styles, SITE_SHEET, nameSheet) }];
    },
  );
  return { scripts: Object.fromEntries(scripts), classNames };
}

/** The sheet of the styles that only a signature has. */
export const nameSignatureSheet = (kind: string) => `signature-${kind}`;

/** Sheet of a class: the page's for `src/pages/<folder>`, the signature's for a signature, else the site's. */
function createSheetNaming(classNames: SiteStyles['classNames']): (className: string) => string {
  const sheets = new Map<string, string>();
  for (const [file, parts] of Object.entries(classNames)) {
    const [, place, folder = ''] = /^\/src\/(pages|signatures)\/([^/]+)\//.exec(file) ?? [];
    const sheet = place === 'signatures' ? nameSignatureSheet(folder) : folder;
    if (place !== undefined) Object.values(parts).forEach((className) => sheets.set(className, sheet));
  }
  return (className) => sheets.get(className) ?? SITE_SHEET;
}

function checkStyles(
  { global, rules }: siteStyles.CompiledStyles,
  classNames: SiteStyles['classNames'],
): void {
  const tokens = readTokens(parseStyles(global));
  refuseWrongStyles(global, 'The global styles', tokens);
  for (const [file, parts] of Object.entries(classNames)) {
    for (const [part, className] of Object.entries(parts)) {
      refuseWrongStyles(rules[className] ?? '', `${file}, ${part}`, tokens);
    }
  }
}
