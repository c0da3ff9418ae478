import { type CssNode, generate, type StyleSheet, walk } from 'css-tree';
import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { CompiledStyles } from '#src/theme/site-styles.server.ts';
import { listElements, readAttribute } from './markup.server.ts';
import { isLayer, parseStyles, readTokens, writeTokens } from './parse-styles.server.ts';

/** Sheets by name: the site's, and those of page folders and signatures. */
export type Sheets = Readonly<Record<string, string>>;

/**
 * Splits the styles of a script into the site's sheet, with tokens, reset and shared styles, and one sheet for each
 * page folder or signature, with token values inlined. Each declares the layer order, since any of them may load first.
 * @param nameSheet returns the sheet of a class
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

/** Media for print, forced colors, forced dark mode and enlarged text, and support for anchors. */
const later =
  /^(?:print$|\(min-width:1024px\) and \(max-width|\(forced-colors:active\)$|style\(|\(anchor-name)/;

/** States that require interaction, and sections that wait to be revealed. */
const laterSelector = /:hover|(?<!:not\():focus-within|\[aria-expanded=true\]|\[data-reveal=/;

/** Selectors that every document keeps: outer elements, and states except vendor ones of fields and focus. */
const kept = ['html', 'body', 'lang', 'dir', /^:(?!-moz-|:-webkit-file-)/];

/** Declarations of the reset that the site's rules always override. */
const OVERRIDDEN = /^(?:--font-fallback:|font-family:var\(--global-font-body\b)/;

/**
 * Returns the critical styles of markup: the global rules and those of its classes. Styles for print, hover and
 * script-driven states are in the style sheets, which load later.
 */
export async function selectStyles({ global, rules }: CompiledStyles, html: string): Promise<string> {
  const named = new Set(listElements(html).flatMap((each) => readAttribute(each, 'class')?.split(' ') ?? []));
  const used = Object.entries(rules).filter(([className]) => named.has(className));
  const sheet = parseStyles(global + used.map(([, rule]) => rule).join(''));
  dropNonCriticalRules(sheet);
  inlineTokens(sheet);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: generate(dropUnusedTokens(sheet)) }],
    safelist: kept,
    keyframes: true,
  });
  return minifyStyles(purged?.css ?? '');
}

/** Minifies styles for Safari 16 and later; excluded features keep their notation. */
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

/** Inlines token values: documents are shorter, and the first paint needs no lookups. */
function inlineTokens(sheet: StyleSheet): void {
  const tokens = readTokens(sheet);
  sheet.children = sheet.children.filter((node) => !isLayer(node, 'tokens'));
  writeTokens(sheet, tokens);
}

/** Removes rules that never apply to the first paint. */
function dropNonCriticalRules(sheet: StyleSheet): void {
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

/** Returns the custom properties that a sheet reads or queries. */
function listReadProperties(sheet: StyleSheet): Set<string> {
  const read = new Set<string>();
  walk(sheet, function note(node) {
    if (node.type === 'Identifier' && this.function?.name === 'var') read.add(node.name);
    // A style query is parsed as a declaration.
    if (node.type === 'Declaration' && this.atrulePrelude !== null) read.add(node.property);
  });
  return read;
}

/**
 * Removes unused custom properties: Chakra writes every token of the theme, and each background again as a property.
 * @param readElsewhere properties that other sheets read
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
