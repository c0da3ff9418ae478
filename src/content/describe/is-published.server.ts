import { valueOf } from './json-value.server.ts';

/** Says whether a record is shown in a language, given its facts and its texts there, which may keep it back. */
export function isPublished(facts: unknown, text: unknown): boolean {
  return (valueOf(text, 'status') ?? valueOf(facts, 'status') ?? 'published') === 'published';
}
