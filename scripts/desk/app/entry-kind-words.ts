import type { Word } from './words.ts';

/** Message keys of the names of entry kinds. */
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

/** True if the desk has a name for a kind. */
export function isDeskKind<Named extends { kind: string }>(named: Named): named is Named & { kind: Kind } {
  return Object.hasOwn(kindWords, named.kind);
}
