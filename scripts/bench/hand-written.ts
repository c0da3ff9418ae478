import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, type Rule, walk } from 'css-tree';
import { type HTMLElement, parse } from 'node-html-parser';
import { documentOf } from '#src/config/hosting.ts';
import { languageCodes } from '#src/config/languages.ts';
import { compressFiles } from '#src/prerender/compress-files.server.ts';
import { parseStyles } from '#src/prerender/parse-styles.server.ts';
import { dropUnusedTokens } from '#src/prerender/prune-styles.server.ts';
import { addressOf } from '#src/routing/addresses.ts';

/** What a page by hand has not: scripts, what they read, fonts of its own, and what covers a page while it appears. */
const LEFT_OUT =
  'script, [data-skeleton], link[as=font], link[rel=stylesheet], link[rel=manifest], style, meta[http-equiv]';

function readsKnownClasses(rule: Rule, known: ReadonlySet<string>): boolean {
  let isKnown = false;
  walk(rule.prelude, (node, item, list) => {
    if (node.type !== 'Selector') return;
    const names: string[] = [];
    walk(node, (part) => {
      if (part.type === 'ClassSelector') names.push(part.name);
    });
    const isOfPage = names.every((name) => known.has(name));
    isKnown ||= isOfPage;
    if (!isOfPage) list.remove(item);
  });
  return isKnown;
}

/** The rules of sheets that a page needs, without fonts and without what only other pages show. */
function keepStylesOf(page: HTMLElement, css: string): string {
  const classes = page.querySelectorAll('[class]').flatMap(({ classList }) => [...classList.values()]);
  const known = new Set(classes);
  const sheet = parseStyles(css);
  walk(sheet, (node, item, list) => {
    if (node.type === 'Atrule' && node.name === 'font-face') list.remove(item);
    if (node.type === 'Rule' && !readsKnownClasses(node, known)) list.remove(item);
  });
  return generate(dropUnusedTokens(sheet));
}

/**
 * Writes a built document as somebody would by hand: the same words, pictures and styles in one file, in the visitor's
 * own fonts, without a script.
 * @param sheets text of the sheets that the document links, in their order
 */
export function writeByHand(document: string, sheets: readonly string[]): string {
  const page = parse(document);
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  const css = keepStylesOf(page, sheets.join(''));
  page.querySelector('title')?.insertAdjacentHTML('afterend', `<style>${css}</style>`);
  return page.toString();
}

/** Writes the home page by hand, in every language, out of a built folder into another one. */
export async function writeHandWritten(built: string, folder: string): Promise<void> {
  for (const language of languageCodes) {
    const file = documentOf(addressOf('home', language));
    const document = await readFile(join(built, file), 'utf8');
    const links = parse(document).querySelectorAll('main link[rel=stylesheet]');
    const sheets = await Promise.all(
      links.map((link) => readFile(join(built, link.getAttribute('href') ?? ''), 'utf8')),
    );
    await writeFile(join(folder, file), writeByHand(document, sheets));
  }
  await compressFiles(folder);
}
