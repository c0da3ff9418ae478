import type { DeskText, Draft, OverviewPart } from '../protocol.ts';
import { type DeskState, listChanged, nameOf, type Place, textAt, type Failure } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

const writeDraft = (draft: Draft) => `${nameOf(draft)} ${draft.text}`;

/** Merges a server response into the state; edits made in this tab stay. */
export function mergePart(state: DeskState, part: OverviewPart): DeskState {
  const paths = new Set(part.paths);
  const isOther = ({ file }: Place) => !paths.has(withoutFolder(file));
  const fresh = Map.groupBy(part.texts, ({ file }) => file);
  const texts = mergeTexts(state.texts, fresh, isOther);
  const isWritten = (draft: Draft) => textAt(fresh, draft)?.text === draft.text;
  // Edits made in other tabs come from the server.
  const typed = [...state.edits].filter(([name]) => state.typed.has(name));
  // The response may be older than the discard of a draft.
  const discarded = new Set(state.discarded.flatMap((each) => each.drafts).map(writeDraft));
  const known = part.drafts.filter((draft) => !discarded.has(writeDraft(draft)));
  const drafts = known.map((draft): [string, Draft] => [nameOf(draft), draft]);
  const edits = new Map([...drafts, ...typed].filter(([, draft]) => !isWritten(draft)));
  const isFresh = (name: string) => fresh.has(name.slice(0, name.indexOf(':')));
  const isSettled = (name: string, { kind }: Failure) =>
    kind === 'unanswered' || (isFresh(name) && (kind === 'unreadable' || !edits.has(name)));
  return {
    ...state,
    isAnswering: true,
    texts,
    pageTexts: mergePageTexts(state, texts),
    findings: part.isChecked ? [...state.findings.filter(isOther), ...part.findings] : state.findings,
    broken: part.broken,
    session: part.session,
    canSuggest: part.canSuggest,
    threads: new Map(
      [...[...state.threads.values()].filter(isOther), ...part.threads].map((each) => [nameOf(each), each]),
    ),
    edits,
    typed: new Set([...state.typed].filter((name) => edits.has(name))),
    failures: new Map([...state.failures].filter(([name, failure]) => !isSettled(name, failure))),
  };
}

/** Merges new texts into the known ones. Files and texts keep their order, so lists do not jump. */
function mergeTexts(
  known: DeskState['texts'],
  fresh: DeskState['texts'],
  isOther: (place: Place) => boolean,
): DeskState['texts'] {
  const isAll = [...known.keys()].every((file) => !isOther({ file, key: '' }));
  const kept = [...known].filter(([file]) => fresh.has(file) || isOther({ file, key: '' }));
  const files = new Map(isAll ? fresh : [...kept, ...fresh]);
  return new Map([...files].map(([file, own]) => [file, orderAs(known.get(file) ?? own, own)]));
}

function orderAs(known: readonly DeskText[], own: readonly DeskText[]): readonly DeskText[] {
  if (own.every(({ key }, place) => key === known[place]?.key)) return own;
  const places = new Map(known.map(({ key }, place) => [key, place]));
  const placeOf = ({ key }: DeskText) => places.get(key) ?? known.length;
  return own.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function mergePageTexts({ texts, pageTexts }: DeskState, fresh: DeskState['texts']): DeskState['pageTexts'] {
  const changed = listChanged(texts, fresh);
  return changed.length === 0
    ? pageTexts
    : new Map([...changed.map(({ was }) => [nameOf(was), was] as const), ...pageTexts]);
}
