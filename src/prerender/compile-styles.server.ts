import path from 'node:path';
import { runnerImport } from 'vite';
import type * as siteStyles from '#src/theme/site-styles.server.ts';

type ScriptStyles = siteStyles.CompiledStyles & {
  /** The whole sheet of the site. */
  sheet: string;
};

/** The compiled styles of the site: sheets by script, class names by file. */
export type SiteStyles = {
  scripts: Record<string, ScriptStyles>;
  classNames: Record<string, Record<string, string>>;
};

/**
 * Evaluates the theme and every `*.styles.ts` afresh.
 * @throws Error when a style names a token that does not exist, or a class is defined twice
 */
export async function compileStyles(root: string): Promise<SiteStyles> {
  const { module } = await runnerImport<typeof siteStyles>('/src/theme/site-styles.server.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#src': path.join(root, 'src') } },
  });
  const scripts = Object.entries(module.compileSiteStyles()).map(
    ([script, { global, rules }]): [string, ScriptStyles] => [
      script,
      { global, rules, sheet: dropUnusedTokens(global + Object.values(rules).join('')) },
    ],
  );
  return { scripts: Object.fromEntries(scripts), classNames: module.classNames };
}

/** The rules that a document needs: the global ones and those of the classes that its markup names. */
export function selectStyles({ global, rules }: siteStyles.CompiledStyles, html: string): string {
  const named = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const used = Object.entries(rules).filter(([className]) => named.has(className));
  return dropUnusedTokens(global + used.map(([, rule]) => rule).join(''));
}

/** Chakra writes every token of the theme; those that nothing reads are dropped. */
function dropUnusedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
  return kept === css ? css : dropUnusedTokens(kept);
}
