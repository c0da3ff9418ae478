import { createContext, useContext } from 'react';

/** The markup of the islands of a document by id, while it is written. */
export const IslandMarkup = createContext<ReadonlyMap<string, string>>(new Map());

type IslandHostProps = { kind: string | undefined; id: string; className?: string };

/** Where an island stands in the document. Without its kind it stays the markup that it is. */
export function IslandHost({ kind, id, className }: IslandHostProps) {
  const html = useContext(IslandMarkup).get(id) ?? '';
  return (
    <div className={className} data-island={kind} data-id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
