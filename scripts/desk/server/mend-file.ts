import type { WordLanguage } from '#src/content/read/words.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { mendLocales } from '../../locales/mend-texts.ts';
import type { Outcome } from '../protocol.ts';
import type { TeamCalls } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import type { Desk } from './open-desk.ts';
import { pathOf, readFresh } from './write-edits.ts';

/** Mends what keeps a file from being read, where that has one right form only, as `--fix` does. */
export function mendFileCall(desk: Desk, { file }: TeamCalls['mend-file'], language: WordLanguage): Outcome {
  const textFile = findFile(file);
  pathOf(desk, file);
  mendLocales(desk.folder, [nameFile(desk.folder, file)]);
  desk.forget();
  const isSound = readFresh(desk, textFile).ok;
  const part = desk.describe(language, [textFile.description.path]);
  return { result: isSound ? 'done' : 'unreadable', findings: [], disk: null, part };
}
