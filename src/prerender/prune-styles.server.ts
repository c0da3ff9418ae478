import { type CssNode, generate, type StyleSheet, walk } from 'css-tree';
import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { CompiledStyles } from '#src/theme/site-styles.server.ts';
import { listElements, readAttribute } from './markup.server.ts';
import { isLayer, parseStyles, readTokens, writeTokens } from './parse-styles.server.ts';

/** Sheets by name: that of the site, and those of folders of pages. */
export type Sheets = Readonly<Record<string, string>>;

/**
 * Divides the styles of a script into the sheet of the site, which holds tokens, reset and what several pages show, and
 * one for each folder of pages, with the values of the tokens that it uses. Each names the order of the layers, as any of
 * them may arrive first.
 * @param nameSheet the sheet of a class
 */
export function divideStyles(
  { global, rules }: CompiledStyles,
  siteSheet: string,
  nameSheet: (className: string) => string,
): Sheets {
  const theme = parseStyles(global);
  const tokens = readTokens(theme);
  const order = generate({ type: 'StyleSheet', children: theme.children.filter(isLayerOrder) });
  const texts = new Map([[siteSheet, global]]);
  for (const [className, rule] of Object.entries(rules)) {
    const name = nameSheet(className);
    texts.set(name, (texts.get(name) ?? order) + rule);
  }
  const sheets = [...texts].map(([name, text]): [string, StyleSheet] => {
    const sheet = parseStyles(text);
    return [name, name === siteSheet ? sheet : writeTokens(sheet, tokens)];
  });
  const read = new Map(sheets.map(([name, sheet]) => [name, listReadProperties(sheet)]));
  const pruned = sheets.map(([name, sheet]): [string, string] => {
    const others = [...read].flatMap(([other, properties]) => (other === name ? [] : [...properties]));
    const own = dropUnusedTokens(sheet, new Set(others));
    // Removing a token may leave the tokens that it used without a user.
    read.set(name, listReadProperties(own));
    return [name, minifyStyles(generate(own))];
  });
  return Object.fromEntries(pruned);
}

/** Paper, colors of the visitor's own, pages that a browser has darkened, and letters that a visitor has set apart or enlarged. */
const later =
  /^(?:print$|\(min-width:1024px\) and \(max-width|\(forced-colors:active\)$|style\(|\(anchor-name)/;

/** States that only a visitor's hand brings about, and sections that wait to be seen. */
const laterSelector = /:hover|(?<!:not\():focus-within|\[aria-expanded=true\]|\[data-reveal=/;

/** Selectors that every document keeps: elements around its markup, and states, except outdated ones of fields and focus. */
const kept = ['html', 'body', 'lang', 'dir', /^:(?!-moz-|:-webkit-file-)/];

/** Declarations of the reset that the rules of the site override on every page. */
const OVERRIDDEN = /^(?:--font-fallback:|font-family:var\(--global-font-body\b)/;

/**
 * The rules that markup needs to be painted: the global ones and those of the classes that it names. How it looks on
 * paper or under a pointer comes with the sheets behind it, and so does what a script changes.
 */
export async function selectStyles({ global, rules }: CompiledStyles, html: string): Promise<string> {
  const named = new Set(listElements(html).flatMap((each) => readAttribute(each, 'class')?.split(' ') ?? []));
  const used = Object.entries(rules).filter(([className]) => named.has(className));
  const sheet = parseStyles(global + used.map(([, rule]) => rule).join(''));
  dropLaterLooks(sheet);
  inlineTokens(sheet);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: generate(dropUnusedTokens(sheet)) }],
    safelist: kept,
    keyframes: true,
  });
  return minifyStyles(purged?.css ?? '');
}

/** Styles as short as they can be, said in ways that Safari 16 understands, and otherwise as they are written. */
function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: { safari: 16 << 16 },
    exclude: Features.Selectors | Features.Colors | Features.LogicalProperties | Features.VendorPrefixes,
  });
  return code.toString();
}

/** Writes the values of tokens where they are used: a document is shorter, and its first paint looks nothing up. */
function inlineTokens(sheet: StyleSheet): void {
  const tokens = readTokens(sheet);
  sheet.children = sheet.children.filter((node) => !isLayer(node, 'tokens'));
  writeTokens(sheet, tokens);
}

/** Drops what is never part of a first paint. */
function dropLaterLooks(sheet: StyleSheet): void {
  const isLaterSelector = (selector: CssNode) => laterSelector.test(generate(selector));
  walk(sheet, (node, item, list) => {
    const isForLater =
      node.type === 'Atrule' &&
      (node.name === 'property' || (node.prelude !== null && later.test(generate(node.prelude))));
    const isLaterRule =
      node.type === 'Rule' &&
      node.prelude.type === 'SelectorList' &&
      node.prelude.children.toArray().every(isLaterSelector);
    const isOverridden = node.type === 'Declaration' && OVERRIDDEN.test(generate(node));
    if (isForLater || isLaterRule || isOverridden) list.remove(item);
  });
}

function isLayerOrder(node: CssNode): boolean {
  return node.type === 'Atrule' && node.name === 'layer' && node.block === null;
}

/** The custom properties that a sheet reads or asks for. */
function listReadProperties(sheet: StyleSheet): Set<string> {
  const read = new Set<string>();
  walk(sheet, function note(node) {
    if (node.type === 'Identifier' && this.function?.name === 'var') read.add(node.name);
    // A query for a style is written as a declaration.
    if (node.type === 'Declaration' && this.atrulePrelude !== null) read.add(node.property);
  });
  return read;
}

/**
 * Chakra writes every token of the theme, and the ground of each rule as another; those that nothing reads are dropped.
 * @param readElsewhere what other sheets read
 */
function dropUnusedTokens(sheet: StyleSheet, readElsewhere: ReadonlySet<string> = new Set()): StyleSheet {
  const read = listReadProperties(sheet);
  let dropped = 0;
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (!property.startsWith('--') || read.has(property) || readElsewhere.has(property)) return;
      list.remove(item);
      dropped += 1;
    },
  });
  return dropped === 0 ? sheet : dropUnusedTokens(sheet, readElsewhere);
}
