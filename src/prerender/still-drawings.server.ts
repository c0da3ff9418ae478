import { type CssNode, generate, walk } from 'css-tree';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import type { CompiledStyles } from '#src/theme/site-styles.server.ts';
import { hashText } from './content-parts.server.ts';
import { listElements, type MarkupElement, readAttribute } from './markup.server.ts';
import { parseStyles, readTokens, type Tokens, writeTokens } from './parse-styles.server.ts';

/** CSS properties of shapes that are also attributes. */
const PRESENTATION = /^(?:(?:fill|stroke|opacity)(?:-[a-z-]+)?|vector-effect|overflow)$/;

/** A place in a text that is written anew. */
type Edit = { start: number; end: number; text: string };

/** A document whose static drawings are in a file. */
export type LiftedDrawings = {
  html: string;
  /** The file and its address; `undefined` without static drawings. */
  file: { address: string; text: string } | undefined;
};

/** Writes texts in the place of others, which do not overlap. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((written, edit) => written.slice(0, edit.start) + edit.text + written.slice(edit.end), text);
}

/** Whether a rule applies to its class unconditionally. */
function isPlain(node: CssNode, className: string): boolean {
  if (node.type === 'Atrule') return node.name === 'layer';
  return node.type !== 'Rule' || generate(node.prelude) === `.${className}`;
}

/**
 * The look of a class as attributes: styles of a document do not reach into a file.
 * @throws Error when an attribute can not say it
 */
function writeLook(className: string, { rules }: CompiledStyles, tokens: Tokens): string {
  const looks = new Map<string, string>();
  walk(writeTokens(parseStyles(rules[className] ?? ''), tokens), {
    enter(node: CssNode) {
      const isSaid =
        isPlain(node, className) &&
        (node.type !== 'Declaration' || (!node.important && PRESENTATION.test(node.property)));
      if (!isSaid) throw new Error(`A drawing that stands still can not look like "${generate(node)}".`);
      if (node.type === 'Declaration') looks.set(node.property, generate(node.value));
    },
  });
  return [...looks].map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`).join(' ');
}

/** Offsets of an element and of its content. */
function locate({ sourceCodeLocation }: MarkupElement): {
  start: number;
  end: number;
  content: [number, number];
} {
  const { startTag, endTag, startOffset: start, endOffset: end } = sourceCodeLocation ?? {};
  if (startTag === undefined || endTag === undefined || start === undefined || end === undefined)
    throw new Error('A drawing that stands still is written out, from its first tag to its last.');
  return { start, end, content: [startTag.endOffset, endTag.startOffset] };
}

/** The content of an element as a text of its own, with attributes in place of classes. */
function writeStill(html: string, element: MarkupElement, styles: CompiledStyles, tokens: Tokens): string {
  const [start, end] = locate(element).content;
  const edits = listElements(html.slice(start, end)).flatMap((shape): Edit[] => {
    const place = shape.sourceCodeLocation?.attrs?.['class'];
    const classes = readAttribute(shape, 'class');
    if (place === undefined || classes === undefined) return [];
    const text = classes.split(' ').map((name) => writeLook(name, styles, tokens));
    return [{ start: place.startOffset, end: place.endOffset, text: text.join(' ') }];
  });
  return applyEdits(html.slice(start, end), edits);
}

/** A reference from an element to another one, and its offset. */
function listShown(element: MarkupElement): { href: string; start: number; end: number }[] {
  const place = element.sourceCodeLocation?.attrs?.['href'];
  const href = readAttribute(element, 'href');
  if (element.tagName !== 'use' || place === undefined || href?.startsWith('#') !== true) return [];
  return [{ href, start: place.startOffset, end: place.endOffset }];
}

/**
 * Moves what stands still in the drawings of a document into one file, so that the document is small, and lets the
 * document show it from there. What others show of it by its `id` comes from there too.
 * @throws Error when a look depends on more than its class, which a file can not know
 */
export function liftStillDrawings(html: string, styles: CompiledStyles, base = ''): LiftedDrawings {
  const stills = listElements(html).filter((element) => readAttribute(element, 'data-still') !== undefined);
  if (stills.length === 0) return { html, file: undefined };
  const tokens = readTokens(parseStyles(styles.global));
  const groups = stills.map(
    (element, position) => `<g id="still-${position}">${writeStill(html, element, styles, tokens)}</g>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
  const address = `${HASHED_FOLDER}still-${hashText(text)}.svg`;
  const rest = applyEdits(
    html,
    stills.map((element, position) => {
      const { start, end } = locate(element);
      return { start, end, text: `<use href="${base}${address}#still-${position}"></use>` };
    }),
  );
  const inFile = listElements(text);
  const lifted = new Set(inFile.map((element) => `#${readAttribute(element, 'id')}`));
  const missing = inFile.flatMap(listShown).find(({ href }) => !lifted.has(href));
  if (missing !== undefined)
    throw new Error(`A drawing that stands still shows ${missing.href}, which does not stand still.`);
  const shown = listElements(rest)
    .flatMap(listShown)
    .filter(({ href }) => lifted.has(href))
    .map(({ href, start, end }) => ({ start, end, text: `href="${base}${address}${href}"` }));
  return { html: applyEdits(rest, shown), file: { address, text } };
}
