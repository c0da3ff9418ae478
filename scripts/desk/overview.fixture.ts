import type { OverviewPart } from './protocol.ts';

/** Properties of a text without source, note, limit or plural form. */
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

/** A server response without texts. */
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
