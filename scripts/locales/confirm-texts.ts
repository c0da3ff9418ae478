import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { withoutFolder } from '#src/content/read/read-bundle.server.ts';
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

/** Texts to confirm: files, keys behind a file (`ar/ui.json:brand.home`), keys in any file; all without names. */
export type Selection = { names: readonly string[]; reviewed: boolean };
/** A text that was confirmed, with what was known of it before. */
export type Signed = { file: string; key: string; before: Signature | null; after: Signature };
/** What was confirmed, names that fit no text, and what keeps all of it from being confirmed. */
export type Confirmation = { signed: Signed[]; unknown: string[]; problems: Problem[] };

/**
 * Signs texts as they are. A review that was given to the same text of the same source stays; what is no longer there
 * is forgotten. A state that cannot be read is left as it is, and so is every other.
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
    // What is not there may stand in a file that cannot be read, and what is there may translate it.
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

/** Writes every state that can be read again, with one line for each text and all lines in order. */
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

/** The state of a language with one signature for each text: a new one, else the one that fits it best. */
function collect(
  { site, texts, confirmed }: Known,
  language: Language,
  after: ReadonlyMap<StatedText, Signature>,
): Signatures {
  const known = confirmed.get(language) ?? {};
  // Nobody knows what stands in a file that cannot be read.
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

/** Returns whether a name of the command line means a text: its language, its file, its key or a group of keys around it. */
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

/** `locales/ar/ui.json:30  brand.home`, as the check prints it, names the same as `ar/ui.json:brand.home`. */
function splitName(name: string): string[] {
  return name
    .replace(/^(?:\.?\/)?locales\//, '')
    .replace(/:\d+(?=\s|$)/, ':')
    .split(/:\s*|\s+/)
    .filter((part) => part !== '');
}
