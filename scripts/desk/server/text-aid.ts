import { defaultLanguage, type Language } from '#src/config/languages.ts';
import { glossary } from '#src/content/describe/bundle-catalogue.server.ts';
import { GLOSSARY_PATH, type SiteSource } from '#src/content/read/read-site.server.ts';
import { readStates } from '../../locales/state-files.ts';
import { findNearest, listTexts } from '../../locales/text-state.ts';
import type { Aid } from '../aid-protocol.ts';
import { keepLast } from '../app/keep-last.ts';
import type { Calls } from '../protocol.ts';
import { findFile } from './answer-calls.ts';
import { findPlace } from './list-texts.ts';
import type { TextFile } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { findInHistory } from './text-history.ts';

/** Number of similar texts shown, and lowest share of words in common with the source, 0 to 1. */
const MAX_SIMILAR = 3;
const MIN_SHARED = 0.5;

/** Returns help for writing a text: its last confirmed version, glossary terms and similar texts. */
export async function aidCall(desk: Desk, { file, key }: Calls['aid']): Promise<Aid> {
  const textFile = findFile(file);
  const site = desk.bundles.shown();
  const { value, source } = findPlace(site, textFile, key);
  return {
    was: await findConfirmed(desk, textFile, key, { text: value ?? '', source }),
    terms: source === undefined ? [] : findTerms(site, textFile, source),
    similar: source === undefined ? [] : findSimilar(site, textFile, key, source),
  };
}

async function findConfirmed(
  { folder }: Desk,
  { file, language, description: { path } }: TextFile,
  key: string,
  own: { text: string; source: string | undefined },
): Promise<Aid['was']> {
  const signed = findNearest(own, readStates(folder).confirmed.get(language)?.[path]?.[key]);
  const find = (name: string, hash: string | undefined) =>
    hash === undefined ? null : findInHistory(folder, name, hash);
  const [source, text] = await Promise.all([
    find(`${defaultLanguage}/${path}`, signed?.source),
    find(file, signed?.text),
  ]);
  return { source, text };
}

/** Returns the glossary terms in a source, with their translations. */
export function findTerms(
  { bundles }: SiteSource,
  { language }: { language: string },
  source: string,
): Aid['terms'] {
  const known = glossary.safeParse(bundles.get(GLOSSARY_PATH)?.value);
  if (!known.success || language !== 'ar') return [];
  const words = ` ${splitWords(source).join(' ')} `;
  return known.data.terms
    .filter(({ en }) => words.includes(` ${splitWords(en.replace(/\s*\(.*\)$/, '')).join(' ')} `))
    .map(({ en, ar }) => ({ source: en, text: ar }));
}

/** Returns the texts whose sources share the most words with `source`, except copies of the current text. */
export function findSimilar(
  site: SiteSource,
  { file, language }: Pick<TextFile, 'file' | 'language'>,
  key: string,
  source: string,
) {
  const words = new Set(splitWords(source));
  const sources = listSources(site, language);
  const own = sources.find(({ name }) => name === `${file}:${key}`)?.text;
  const ranked = sources.flatMap((other) => {
    if (other.text === own) return [];
    const count = [...words].filter((word) => other.words.has(word)).length;
    const shared = (2 * count) / (words.size + other.words.size);
    return shared < MIN_SHARED ? [] : [{ shared, source: other.source, text: other.text }];
  });
  const distinct = new Map(ranked.map((each) => [JSON.stringify([each.source, each.text]), each]));
  return [...distinct.values()]
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MAX_SIMILAR)
    .map(({ source: original, text }) => ({ source: original, text }));
}

/** Translated texts with the words of their sources; cached because every opened text needs them. */
const listSources = keepLast((site: SiteSource, language: Language) =>
  listTexts(site, new Map(), [language]).flatMap(({ path, keys, text, source }) => {
    if (source === undefined || text.trim() === '') return [];
    return [
      { name: `${language}/${path}:${keys.join('.')}`, source, text, words: new Set(splitWords(source)) },
    ];
  }),
);

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
