import type { ToolLanguage } from '#src/content/read/words.server.ts';
import type { HandedIn, HandInTarget, TeamCalls } from '../team-protocol.ts';
import { commitChanges, listLeft, sendCommits } from './hand-in.ts';
import { describeTarget } from './hand-in-target.ts';
import type { Desk } from './open-desk.ts';

/** Commits all changes, unless a file is broken: others would receive it. */
export async function handInCall(
  desk: Desk,
  { message }: TeamCalls['hand-in'],
  language: ToolLanguage,
): Promise<HandedIn> {
  const part = desk.describe(language, []);
  if (part.broken.length > 0) {
    const detail = part.broken.map(({ file }) => file).join('\n');
    return { result: 'unreadable', files: [], left: [], detail, target: null, part };
  }
  // What is saved during the commit would be in neither this session nor the next.
  const answer = await desk.hold(async () => {
    const committed = await commitChanges(desk.folder, message);
    // Changes that cancel each other out leave nothing to commit.
    if (committed.files.length > 0 || committed.result === 'nothing') desk.work.closeSession();
    return committed;
  });
  return { ...answer, left: await listLeft(desk.folder), part: desk.describe(language, []) };
}

/** Pushes the commits. A separate call, so the user does not wait for the network. */
export async function sendCall(
  desk: Desk,
  { choice }: TeamCalls['send'],
  language: ToolLanguage,
): Promise<HandedIn> {
  const answer = await sendCommits(desk.folder, desk.hold, choice);
  const isOther = ['joined', 'taken', 'conflict'].includes(answer.result);
  if (isOther) desk.forget();
  const part = desk.describe(language, isOther ? undefined : []);
  return { ...answer, left: [], target: null, part };
}

/** Returns the branch and remote that changes would be pushed to. */
export async function targetCall(desk: Desk): Promise<HandInTarget> {
  return { target: await describeTarget(desk.folder) };
}
