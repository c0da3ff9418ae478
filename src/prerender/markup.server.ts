import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An HTML element with its source location. */
export type MarkupElement = DefaultTreeAdapterTypes.Element;

function listChildren(parent: DefaultTreeAdapterTypes.ParentNode): MarkupElement[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...listChildren(node)] : []));
}

/** Returns every element of the markup, in document order. */
export function listElements(html: string): MarkupElement[] {
  return listChildren(parseFragment(html, { sourceCodeLocationInfo: true }));
}

/** Returns the value of an attribute; `undefined` if absent. */
export function readAttribute({ attrs }: MarkupElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
