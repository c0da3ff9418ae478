import { defaultLanguage } from '#src/config/languages.ts';
import type { Suggestion, TeamCalls } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import { findPlace } from './list-texts.ts';
import type { Desk } from './open-desk.ts';
import { findCommand, runSuggestion } from './run-suggestion.ts';
import { aidCall } from './text-aid.ts';

/** Has the command of the owner suggest a text; it reads what a translator sees as JSON. Nothing is saved. */
export async function suggestCall(
  desk: Desk,
  { file, key, text }: TeamCalls['suggest'],
): Promise<Suggestion> {
  const textFile = findFile(file);
  const { entry, source } = findPlace(desk.bundles.shown(), textFile, key);
  const { terms, similar } = await aidCall(desk, { file, key });
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
    terms,
    similar,
  };
  return runSuggestion(findCommand(), context);
}
