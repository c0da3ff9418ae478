import type { WordLanguage } from '#src/content/read/words.server.ts';
import type { HandedIn, TeamCalls } from '../team-protocol.ts';
import { handIn, listLeft } from './hand-in.ts';
import type { Desk } from './open-desk.ts';

/** Hands in what has changed, unless a file is broken that everybody would get. */
export async function handInCall(
  desk: Desk,
  { message }: TeamCalls['hand-in'],
  language: WordLanguage,
): Promise<HandedIn> {
  const part = desk.describe(language, []);
  if (part.broken.length > 0) {
    const detail = part.broken.map(({ file }) => file).join('\n');
    return { result: 'unreadable', files: [], left: [], detail, part };
  }
  const answer = await handIn(desk.folder, message);
  if (answer.files.length > 0) desk.work.closeSitting();
  const isOther = ['joined', 'taken', 'conflict'].includes(answer.result);
  if (isOther) desk.forget();
  const left = await listLeft(desk.folder);
  return { ...answer, left, part: desk.describe(language, isOther ? undefined : []) };
}
