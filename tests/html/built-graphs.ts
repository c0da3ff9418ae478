import { z } from 'zod';
import { type BuiltPage, builtOrigin, builtPages, isPublicFile } from './built-documents.ts';

const nodeShape = z.looseObject({ '@type': z.string(), '@id': z.string().optional() });
const graphShape = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(nodeShape) });

/** One node of the structured data of a document. */
export type GraphNode = z.infer<typeof nodeShape>;

/** The texts of the script elements that hold structured data. */
export function readScripts({ root }: BuiltPage): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
}

/** The nodes of a document's structured data. */
export function readGraph(page: BuiltPage): GraphNode[] {
  return graphShape.parse(JSON.parse(readScripts(page).join('')))['@graph'];
}

/** The nodes of a type. */
export function findNodes(page: BuiltPage, type: string): GraphNode[] {
  return readGraph(page).filter((node) => node['@type'] === type);
}

/** The node of the page itself, whatever kind of page it is. */
export function findPageNode(page: BuiltPage): GraphNode | undefined {
  return readGraph(page).find((node) => node['@id'] === `${builtOrigin}${page.address}#page`);
}

/** Every object inside a value, the value included. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** Every `@id` inside a value: alone it refers to a node, else it names the node around it. */
export function listNames(value: unknown): { names: string[]; references: string[] } {
  const named = listObjects(value).filter((each) => '@id' in each);
  const [names, references] = [true, false].map((isNode) =>
    named.filter((each) => '@type' in each === isNode).map((each) => String(each['@id'])),
  );
  return { names: names ?? [], references: references ?? [] };
}

/** Every address on the site inside a value, without the names of nodes. */
export function listAddresses(value: unknown): string[] {
  return listObjects(value)
    .flatMap((each) => Object.entries(each))
    .filter(([key, text]) => key !== '@id' && typeof text === 'string' && text.startsWith(builtOrigin))
    .map(([, text]) => String(text));
}

/** Returns whether an address on the site leads to a page, to a place on it that exists, or to a file. */
export function isReachable(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const page = builtPages.find((other) => other.address === pathname);
  return page === undefined
    ? isPublicFile(pathname)
    : hash === '' || page.root.getElementById(hash.slice(1)) !== null;
}
