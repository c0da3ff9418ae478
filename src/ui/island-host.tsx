import { createContext, useContext } from 'react';

/** The markup of the islands of a document by id, while it is written. */
export const IslandMarkup = createContext<ReadonlyMap<string, string>>(new Map());

type IslandHostProps = { kind: string; id: string; className?: string };

/** Where an island stands in the document. */
export function IslandHost({ kind, id, className }: IslandHostProps) {
  const html = useContext(IslandMarkup).get(id) ?? '';
  return (
    <div className={className} data-island={kind} data-id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
