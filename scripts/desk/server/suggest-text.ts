import { defaultLanguage } from '#src/config/languages.ts';
import { fixPasted } from '../app/invisible-characters.ts';
import type { Suggestion, TeamCalls } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import { findPlace } from './list-texts.ts';
import type { Desk } from './open-desk.ts';
import { findCommand, runSuggestion } from './run-suggestion.ts';
import { findSimilar, findTerms } from './text-aid.ts';

/** Requests a suggestion from the owner's command, which receives the text with its context. Saves nothing. */
export async function suggestCall(
  desk: Desk,
  { file, key, text }: TeamCalls['suggest'],
): Promise<Suggestion> {
  const textFile = findFile(file);
  const site = desk.bundles.shown();
  const { entry, source } = findPlace(site, textFile, key);
  const { note, max } = entry.field;
  const context = {
    language: textFile.language,
    sourceLanguage: defaultLanguage,
    source: source ?? '',
    text,
    file,
    key,
    form: entry.form ?? null,
    note,
    max: max ?? null,
    terms: source === undefined ? [] : findTerms(site, textFile, source),
    similar: source === undefined ? [] : findSimilar(site, textFile, key, source),
  };
  const suggested = await runSuggestion(findCommand(), context);
  const mended = fixPasted(suggested.text);
  return suggested.result === 'done' && mended === text
    ? { ...suggested, result: 'same', text: '' }
    : { ...suggested, text: mended };
}
