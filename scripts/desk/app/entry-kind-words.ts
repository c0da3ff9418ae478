import type { Word } from './words.ts';

/** What each kind of entry is called. */
export const kindWords = {
  question: 'kind_question',
  'case-study': 'kind_caseStudy',
  client: 'kind_client',
  story: 'kind_story',
  place: 'kind_place',
  page: 'kind_page',
  search: 'kind_search',
} as const satisfies Record<string, Word>;

type Kind = keyof typeof kindWords;

/** Returns whether the desk has a name for a kind. */
export function isDeskKind<Named extends { kind: string }>(named: Named): named is Named & { kind: Kind } {
  return Object.hasOwn(kindWords, named.kind);
}
