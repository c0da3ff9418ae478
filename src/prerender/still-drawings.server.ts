import { type CssNode, generate, walk } from 'css-tree';
import { applyEdits, type Edit } from 'jsonc-parser';
import type { Token } from 'parse5';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import type { CompiledStyles } from '#src/theme/site-styles.server.ts';
import { hashText } from './content-parts.server.ts';
import { listElements, type MarkupElement, readAttribute } from './markup.server.ts';
import { parseStyles, readTokens, type Tokens, writeTokens } from './parse-styles.server.ts';

/** CSS properties of shapes that are also attributes. */
const PRESENTATION = /^(?:(?:fill|stroke|opacity)(?:-[a-z-]+)?|vector-effect|overflow)$/;

/** Returns an edit that replaces the text between two offsets. */
function replace({ startOffset, endOffset }: Token.Location, content: string): Edit {
  return { offset: startOffset, length: endOffset - startOffset, content };
}

/** Returns whether a rule applies to its class unconditionally. */
function isPlain(node: CssNode, className: string): boolean {
  if (node.type === 'Atrule') return node.name === 'layer';
  return node.type !== 'Rule' || generate(node.prelude) === `.${className}`;
}

/**
 * Returns the styles of a class as attributes: a document's styles do not apply inside an external file.
 * @throws Error if a style has no equivalent attribute
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

/** Returns the offsets of an element and its tags. */
function locate({ sourceCodeLocation }: MarkupElement) {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  if (!sourceCodeLocation || !startTag || !endTag)
    throw new Error('A drawing that stands still is written out, from its first tag to its last.');
  return { whole: sourceCodeLocation, startTag, endTag };
}

/** Returns the content of an element with attributes instead of classes. */
function writeStill(html: string, element: MarkupElement, styles: CompiledStyles, tokens: Tokens): string {
  const { startTag, endTag } = locate(element);
  const content = html.slice(startTag.endOffset, endTag.startOffset);
  const edits = listElements(content).flatMap((shape): Edit[] => {
    const place = shape.sourceCodeLocation?.attrs?.['class'];
    const classes = readAttribute(shape, 'class');
    if (place === undefined || classes === undefined) return [];
    const text = classes.split(' ').map((name) => writeLook(name, styles, tokens));
    return [replace(place, text.join(' '))];
  });
  return applyEdits(content, edits);
}

/**
 * Moves the static parts of a document's drawings into one file and references them there, so that the document is
 * small. Without static parts there is no file.
 * @throws Error if a style depends on more than its class, which does not work in a file
 */
export function liftStillDrawings(html: string, styles: CompiledStyles, base = '') {
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
    stills.map((element, position) =>
      replace(locate(element).whole, `<use href="${base}${address}#still-${position}"></use>`),
    ),
  );
  return { html: rest, file: { address, text } };
}
