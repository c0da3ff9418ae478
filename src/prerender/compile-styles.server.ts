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

/** The rules that markup needs: the global ones and those of the classes that it names. */
export function selectStyles({ global, rules }: siteStyles.CompiledStyles, html: string): string {
  const named = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const used = Object.entries(rules).filter(([className]) => named.has(className));
  const css = trimReset(global, html) + used.map(([, rule]) => rule).join('');
  return dropUnusedTokens(writeTokens(dropUnusedKeyframes(css)));
}

/** Writes the values of tokens where they are used: a document is shorter, and its first paint looks nothing up. */
function writeTokens(css: string): string {
  const layer = /@layer tokens\{[^{}]*\{([^{}]*)\}\}/.exec(css);
  if (layer === null) return css;
  const [whole, declarations = ''] = layer;
  const values = new Map(
    [...declarations.matchAll(/(--[^:;]+):([^;]*)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const write = (text: string): string => {
    const written = text.replace(/var\((--[^(),]+)\)/g, (use, name: string) => values.get(name) ?? use);
    return written === text ? text : write(written);
  };
  return write(css.replace(whole, '').replaceAll('}@layer components{', ''));
}

/** Declarations of the reset that the rules of the site override on every page. */
const OVERRIDDEN = /--font-fallback:[^;]*;|font-family:var\(--global-font-body[^;]*;/g;
/** What the reset says of file fields, and of old ways to mark fields and focus. */
const NEEDLESS = /::-webkit-file-upload-button|:-moz-ui-invalid|:-moz-focusring/;

/** The reset knows every element of HTML; what the markup lacks and what the site overrides is dropped. */
function trimReset(css: string, html: string): string {
  const present = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name));
  const isOfPage = (selector: string) => {
    if (NEEDLESS.test(selector)) return false;
    const [name] = /^[a-z][\w-]*/.exec(selector.trim()) ?? [];
    return name === undefined || name === 'html' || name === 'body' || present.has(name);
  };
  return css.replace(/@layer reset\{((?:[^{}]*\{[^{}]*\})*)\}/, (_layer, rules: string) => {
    const kept = rules
      .replace(OVERRIDDEN, '')
      .replace(/([^{}]*)\{[^{}]*\}/g, (rule, selectors: string) =>
        selectors.split(',').some(isOfPage) ? rule : '',
      );
    return `@layer reset{${kept}}`;
  });
}

function dropUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`animation[^;}]*\\b${name}\\b`).test(css) ? rule : '',
  );
}

/** Chakra writes every token of the theme, and the ground of each rule as another; those that nothing reads are dropped. */
function dropUnusedTokens(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
  return kept === css ? css : dropUnusedTokens(kept);
}
