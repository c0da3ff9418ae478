import path from 'node:path';
import { runnerImport } from 'vite';
import { SITE_SHEET } from '#src/config/constants.ts';
import type * as siteStyles from '#src/theme/site-styles.server.ts';
import { parseStyles, readTokens, validateStyles } from './parse-styles.server.ts';
import { divideStyles, type Sheets } from './prune-styles.server.ts';

type ScriptStyles = siteStyles.CompiledStyles & {
  /** Style sheets by name: the site's, and those of pages and signatures. */
  sheets: Sheets;
};

/** Compiled styles of the site: sheets by script, class names by file. */
export type SiteStyles = {
  scripts: Record<string, ScriptStyles>;
  classNames: Record<string, Record<string, string>>;
};

/**
 * Evaluates the theme and every `*.styles.ts` again on each call.
 * @throws Error if a style is invalid CSS, for example an unknown token, or a class is defined twice
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

/** Name of the sheet with styles for one signature only. */
export const nameSignatureSheet = (kind: string) => `signature-${kind}`;

/** Sheet of a class: for `src/pages/<folder>` the page's, for a signature the signature's, else the site's. */
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
  validateStyles(global, 'The global styles', tokens);
  for (const [file, parts] of Object.entries(classNames)) {
    for (const [part, className] of Object.entries(parts)) {
      validateStyles(rules[className] ?? '', `${file}, ${part}`, tokens);
    }
  }
}
