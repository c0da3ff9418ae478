import type { Draft, OverviewPart } from '../protocol.ts';
import { type DeskState, nameOf, pathOf, type Place, type Trouble } from './desk-state.ts';

const writeDraft = (draft: Draft) => `${nameOf(draft)} ${draft.text}`;

/** The state with what the server says of some paths; what is being typed stays. */
export function mergePart(state: DeskState, part: OverviewPart): DeskState {
  const paths = new Set(part.paths);
  const isOther = ({ file }: Place) => !paths.has(pathOf(file));
  const fresh = new Map(part.texts.map((text) => [nameOf(text), text]));
  const kept = state.texts.filter((text) => isOther(text));
  // Texts keep their order, so that nothing jumps in the list.
  const replaced = state.texts.flatMap((text) => (isOther(text) ? [text] : (fresh.get(nameOf(text)) ?? [])));
  const added = part.texts.filter((text) => !state.byName.has(nameOf(text)));
  const texts = kept.length === 0 ? part.texts : [...replaced, ...added];
  const isWritten = (draft: Draft) => fresh.get(nameOf(draft))?.text === draft.text;
  // What another page types is as the server knows it.
  const typed = [...state.edits].filter(([name]) => state.typed.has(name));
  // The server may have been asked before a draft was discarded.
  const discarded = new Set(state.discarded.flatMap((each) => each.drafts).map(writeDraft));
  const known = part.drafts.filter((draft) => !discarded.has(writeDraft(draft)));
  const drafts = known.map((draft): [string, Draft] => [nameOf(draft), draft]);
  const edits = new Map([...drafts, ...typed].filter(([, draft]) => !isWritten(draft)));
  const isSettled = (name: string, { kind }: Trouble) =>
    kind === 'unanswered' || (fresh.has(name) && (kind === 'unreadable' || !edits.has(name)));
  return {
    ...state,
    isLoaded: true,
    isAnswering: true,
    texts,
    byName: new Map(texts.map((text) => [nameOf(text), text])),
    byMark: new Map(texts.map((text) => [text.mark, text])),
    findings: part.isChecked ? [...state.findings.filter(isOther), ...part.findings] : state.findings,
    broken: part.broken,
    sitting: part.sitting,
    canSuggest: part.canSuggest,
    threads: new Map(
      [...[...state.threads.values()].filter(isOther), ...part.threads].map((each) => [nameOf(each), each]),
    ),
    edits,
    typed: new Set([...state.typed].filter((name) => edits.has(name))),
    troubles: new Map([...state.troubles].filter(([name, trouble]) => !isSettled(name, trouble))),
  };
}
