import type { Draft, OverviewPart } from '../protocol.ts';
import { type DeskState, mergePart, nameOf } from './desk-state.ts';

const writeDraft = (draft: Draft) => `${nameOf(draft)} ${draft.text}`;

/** The state with an answer of the server, who may have been asked before a draft was discarded. */
export function mergeAnswer(state: DeskState, part: OverviewPart): DeskState {
  const discarded = new Set(state.discarded.flatMap((each) => each.drafts).map(writeDraft));
  const drafts = part.drafts.filter((draft) => !discarded.has(writeDraft(draft)));
  return mergePart(state, { ...part, drafts });
}
