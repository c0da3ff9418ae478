import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element of markup, with the place where it is written. */
export type MarkupElement = DefaultTreeAdapterTypes.Element;

function listChildren(parent: DefaultTreeAdapterTypes.ParentNode): MarkupElement[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...listChildren(node)] : []));
}

/** Every element of markup, in the order in which they begin. */
export function listElements(html: string): MarkupElement[] {
  return listChildren(parseFragment(html, { sourceCodeLocationInfo: true }));
}

/** The value of an attribute; `undefined` where the element has none of that name. */
export function readAttribute({ attrs }: MarkupElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
