import { z } from 'zod';
import { type BuiltPage, builtOrigin, builtPages, isPublicFile } from './built-documents.ts';

const nodeShape = z.looseObject({ '@type': z.string(), '@id': z.string().optional() });
const graphShape = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(nodeShape) });

/** A node of a document's structured data. */
export type GraphNode = z.infer<typeof nodeShape>;

/** Returns the contents of the script elements with structured data. */
export function readScripts({ root }: BuiltPage): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
}

/** Returns the nodes of a document's structured data. */
export function readGraph(page: BuiltPage): GraphNode[] {
  return graphShape.parse(JSON.parse(readScripts(page).join('')))['@graph'];
}

/** Returns the nodes of a type. */
export function findNodes(page: BuiltPage, type: string): GraphNode[] {
  return readGraph(page).filter((node) => node['@type'] === type);
}

/** Returns the node of the page itself, of any page type. */
export function findPageNode(page: BuiltPage): GraphNode | undefined {
  return readGraph(page).find((node) => node['@id'] === `${builtOrigin}${page.address}#page`);
}

/** Returns every object in a value, including the value. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** Returns every `@id` in a value: an object with only an `@id` is a reference, others are nodes. */
export function listNames(value: unknown): { names: string[]; references: string[] } {
  const named = listObjects(value).filter((each) => '@id' in each);
  const [names, references] = [true, false].map((isNode) =>
    named.filter((each) => '@type' in each === isNode).map((each) => String(each['@id'])),
  );
  return { names: names ?? [], references: references ?? [] };
}

/** Returns every site address in a value, without node ids. */
export function listAddresses(value: unknown): string[] {
  return listObjects(value)
    .flatMap((each) => Object.entries(each))
    .filter(([key, text]) => key !== '@id' && typeof text === 'string' && text.startsWith(builtOrigin))
    .map(([, text]) => String(text));
}

/** Returns true if a site address leads to a page, an existing anchor, or a file. */
export function isReachable(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const page = builtPages.find((other) => other.address === pathname);
  return page === undefined
    ? isPublicFile(pathname)
    : hash === '' || page.root.getElementById(hash.slice(1)) !== null;
}
