import { createContext, useContext } from 'react';

/** Markup of the islands by id, during prerendering. */
export const IslandMarkup = createContext<ReadonlyMap<string, string>>(new Map());

type IslandHostProps = { kind: string | undefined; id: string; className?: string };

/** Place of an island in the document. Without a kind its markup stays static. */
export function IslandHost({ kind, id, className }: IslandHostProps) {
  const html = useContext(IslandMarkup).get(id) ?? '';
  return (
    <div className={className} data-island={kind} data-id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
