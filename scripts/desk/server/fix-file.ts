import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { lineFiles, fixLocales } from '../../locales/fix-texts.ts';
import type { Outcome } from '../protocol.ts';
import type { TeamCalls } from '../team-protocol.ts';
import { findFile } from './answer-calls.ts';
import type { Desk } from './open-desk.ts';

/** Fixes syntax errors that have one possible correction, as `--fix` does. */
export function fixFileCall(desk: Desk, { file }: TeamCalls['fix-file'], language: ToolLanguage): Outcome {
  // Signatures and comments affect every text of their language.
  const paths = lineFiles.has(file) ? undefined : [findFile(file).description.path];
  fixLocales(desk.folder, [nameFile(desk.folder, file)]);
  desk.forget();
  const part = desk.describe(language, paths);
  const isSound = part.broken.every((each) => each.file !== file);
  return { result: isSound ? 'done' : 'unreadable', findings: [], disk: null, part };
}
