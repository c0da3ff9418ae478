import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { readSite, type SiteSource } from '#src/content/read/read-site.server.ts';
import { readStates, type StateReading, writeState } from './state-files.ts';
import {
  findNearest,
  isEmpty,
  listTexts,
  type Signature,
  type Signatures,
  signText,
  type StatedText,
} from './text-state.ts';
import { withoutFolder } from './without-folder.ts';

/** Texts to confirm: files, keys in a file (`ar/ui.json:brand.home`) or keys in any file; all texts if empty. */
export type Selection = { names: readonly string[]; reviewed: boolean };
/** A confirmed text, with its previous signature. */
export type Signed = { file: string; key: string; before: Signature | null; after: Signature };
/** Confirmed texts, names that match no text, and problems that prevented confirmation. */
export type Confirmation = { signed: Signed[]; unknown: string[]; problems: Problem[] };

/**
 * Signs texts in their current form. Keeps the review of an unchanged text with an unchanged source, and drops
 * signatures of deleted texts. Changes no language if a state file or named bundle cannot be read.
 */
export function confirmTexts(folder: string, { names, reviewed }: Selection): Confirmation {
  const states = readStates(folder);
  const site = readSite(folder);
  const texts = listTexts(site, states.confirmed);
  const wanted = names.map(splitName);
  const isChosen = (text: StatedText) => names.length === 0 || wanted.some((name) => isNamed(text, name));
  const unknown = names.filter((_, index) => !texts.some((text) => isNamed(text, wanted[index] ?? [])));
  const chosen = texts.filter((text) => !isEmpty(text) && isChosen(text));
  const languages = new Set(chosen.map(({ language }) => language));
  const paths = new Set(chosen.map(({ path }) => path));
  const problems = [
    // An unknown name may be in an unreadable file, and a known text's source may be.
    ...site.problems.filter(
      ({ file }) => unknown.length > 0 || paths.has(withoutFolder(withoutFolder(file))),
    ),
    ...states.problems.filter(({ file }) => [...languages].some((each) => file.endsWith(`/${each}.json`))),
  ];
  if (unknown.length > 0 || problems.length > 0) return { signed: [], unknown, problems };
  const signed = chosen.map((text): Signed & { text: StatedText } => {
    const { path, language, keys } = text;
    const key = keys.join('.');
    return {
      text,
      file: `${language}/${path}`,
      key,
      before: findNearest(text, states.confirmed.get(language)?.[path]?.[key]) ?? null,
      after: signText(text, reviewed || text.state === 'reviewed'),
    };
  });
  const after = new Map(signed.map((each) => [each.text, each.after]));
  for (const language of languages) {
    writeState(folder, language, collect({ site, texts, ...states }, language, after));
  }
  return { signed: signed.map(({ text: _text, ...each }) => each), unknown, problems };
}

/** Rewrites every readable state file with one sorted line per text. */
export function tidyStates(folder: string): void {
  const { confirmed } = readStates(folder);
  const site = readSite(folder);
  const texts = listTexts(site, confirmed);
  for (const language of confirmed.keys()) {
    const state = collect({ site, texts, confirmed }, language, new Map());
    if (Object.keys(state).length > 0) writeState(folder, language, state);
  }
}

type Known = { site: SiteSource; texts: readonly StatedText[]; confirmed: StateReading['confirmed'] };

/** Returns the state of a language with one signature per text: the new one, or else the best match. */
function collect(
  { site, texts, confirmed }: Known,
  language: Language,
  after: ReadonlyMap<StatedText, Signature>,
): Signatures {
  const known = confirmed.get(language) ?? {};
  // Unreadable files may contain more texts: keep their signatures.
  const isKnown = site.problems.length === 0;
  const state: Signatures = isKnown ? {} : structuredClone(known);
  for (const text of texts) {
    if (text.language !== language) continue;
    const { path, keys } = text;
    const key = keys.join('.');
    const next = after.get(text) ?? (isKnown ? findNearest(text, known[path]?.[key]) : undefined);
    if (next !== undefined) (state[path] ??= {})[key] = [next];
  }
  return state;
}

/** Returns whether a command-line name matches a text: its language, file, key or a group that contains the key. */
function isNamed(
  { language, path, keys }: StatedText,
  [place = '', group]: readonly (string | undefined)[],
): boolean {
  const file = `${language}/${path}`;
  const key = keys.join('.');
  if (group !== undefined) return place === file && isInside(key, group);
  return place === language || place === file || isInside(key, place);
}

function isInside(key: string, group: string): boolean {
  return key === group || key.startsWith(`${group}.`);
}

/** Splits a name. `locales/ar/ui.json:30  brand.home`, as the check prints it, equals `ar/ui.json:brand.home`. */
function splitName(name: string): string[] {
  return name
    .replace(/^(?:\.?\/)?locales\//, '')
    .replace(/:\d+(?=\s|$)/, ':')
    .split(/:\s*|\s+/)
    .filter((part) => part !== '');
}
