import type { OverviewPart } from './protocol.ts';

/** What is known of a text that has no source, note, limit or plural form. */
export const plain = {
  mark: 0,
  source: null,
  state: 'translated',
  note: '',
  max: null,
  length: 0,
  form: null,
  isIntended: false,
} as const;

/** What the server says of bundles without texts. */
export const emptyPart: OverviewPart = {
  texts: [],
  paths: [],
  drafts: [],
  session: [],
  findings: [],
  broken: [],
  threads: [],
  canSuggest: false,
  isChecked: true,
};
