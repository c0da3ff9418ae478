import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';
import { documentOf } from '#src/config/hosting.ts';
import { languageCodes } from '#src/config/languages.ts';
import { compressFiles } from '#src/prerender/compress-files.server.ts';
import { addressOf } from '#src/routing/addresses.ts';

/** Elements that the hand-written page lacks: scripts and their data, and the skeleton. */
const LEFT_OUT = 'script, [data-skeleton], link[rel=stylesheet], link[rel=manifest], style, meta[http-equiv]';
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Removes rules that a page does not use from its styles. */
async function keepStylesOf(page: HTMLElement, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: page.toString(), extension: 'html' }],
    css: [{ raw: css.replaceAll(fontFace, '') }],
    safelist: [/^:/],
    variables: true,
    keyframes: true,
  });
  return purged?.css ?? '';
}

/**
 * Turns a built document into what a person would write by hand: the same words, pictures, fonts and styles in one
 * file, without scripts.
 * @param sheets text of the linked style sheets, in order
 */
export async function writeByHand(document: string, sheets: readonly string[]): Promise<string> {
  const page = parse(document);
  const faces = page.querySelectorAll('style').flatMap(({ text }) => text.match(fontFace) ?? []);
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  const css = await keepStylesOf(page, sheets.join(''));
  page.querySelector('title')?.insertAdjacentHTML('afterend', `<style>${faces.join('')}${css}</style>`);
  return page.toString();
}

/** Writes the hand-written home page in every language, from a built folder to another. */
export async function writeHandWritten(built: string, folder: string): Promise<void> {
  for (const language of languageCodes) {
    const file = documentOf(addressOf('home', language));
    const document = await readFile(join(built, file), 'utf8');
    const links = parse(document).querySelectorAll('main link[rel=stylesheet]');
    const sheets = await Promise.all(
      links.map((link) => readFile(join(built, link.getAttribute('href') ?? ''), 'utf8')),
    );
    await writeFile(join(folder, file), await writeByHand(document, sheets));
  }
  await compressFiles(folder);
}
