import { outcome } from '../protocol.ts';
import {
  handedIn,
  type HandedIn,
  handInTarget,
  type HandInTarget,
  type Suggestion,
  suggestion,
  type TeamCalls,
  type Versions,
  versions,
} from '../team-protocol.ts';
import { askTeam } from './call-server.ts';
import { attempt, inTurn, reader, say, take } from './desk-core.ts';
import { findFindings } from './look-at-bundles.ts';
import type { Word } from './words.ts';

export type Target = HandInTarget['target'];

/** Changes what was said about a text; says whether that is done. */
function remark<Name extends 'say' | 'settle' | 'mean'>(
  name: Name,
  call: TeamCalls[Name],
  done: Word,
): Promise<boolean> {
  return inTurn(async () => {
    const answer = await attempt(() => askTeam(outcome, name, call, reader()), call);
    if (answer === undefined) return false;
    take(answer.part);
    say(answer.result === 'done' ? done : 'saidNotCommented');
    return answer.result === 'done';
  });
}

/** Asks for a step of what is handed in. */
async function handOver<Name extends 'hand-in' | 'send'>(
  name: Name,
  call: TeamCalls[Name],
): Promise<HandedIn | undefined> {
  const answer = await attempt(() => askTeam(handedIn, name, call, reader()));
  if (answer !== undefined) take(answer.part);
  return answer;
}

/** What the desk does for several people who work on the same texts. */
export const team = {
  /** Says something about a text. */
  say: (call: TeamCalls['say']) => remark('say', call, 'saidCommented'),
  /** Closes what was said about a text. */
  settle: (call: TeamCalls['settle']) => remark('settle', call, 'saidSettled'),
  /** Says that a text is meant as it is, though others of its source are translated otherwise. */
  mean: (call: TeamCalls['mean']) => remark('mean', call, 'saidMeant'),
  findVersions: (call: TeamCalls['versions']): Promise<Versions | undefined> =>
    attempt(() => askTeam(versions, 'versions', call, reader())),
  suggest: (call: TeamCalls['suggest']): Promise<Suggestion | undefined> =>
    attempt(() => askTeam(suggestion, 'suggest', call, reader()), call),
  /** Adds a term to the glossary; says whether it stands there. */
  addTerm: (call: TeamCalls['add-term']): Promise<boolean> =>
    inTurn(async () => {
      const answer = await attempt(() => askTeam(outcome, 'add-term', call, reader()));
      if (answer === undefined) return false;
      take(answer.part);
      const isThere = answer.result === 'conflict';
      say(answer.result === 'done' ? 'saidTermAdded' : isThere ? 'saidTermKnown' : 'saidTermUnreadable');
      return answer.result === 'done';
    }),
  mendFile: (file: string): Promise<void> =>
    inTurn(async () => {
      const answer = await attempt(() => askTeam(outcome, 'mend-file', { file }, reader()));
      if (answer === undefined) return;
      take(answer.part);
      say(answer.result === 'done' ? 'saidFileMended' : 'saidFileNotMended');
    }),
  findTarget: async (): Promise<Target> => {
    const answer = await attempt(() => askTeam(handInTarget, 'target', {}, reader()));
    return answer?.target ?? null;
  },
  /**
   * Commits what has changed, and sends it to the others, while the desk goes on; nothing where the server does not
   * answer.
   * @param wait is told for what there is to be waited
   */
  handIn: async (message: string, wait: (target: Target) => void): Promise<HandedIn | undefined> => {
    const kept = await inTurn(() => handOver('hand-in', { message }));
    const isWhole = kept === undefined || (kept.target?.remote ?? null) === null;
    if (!isWhole) {
      say('sending');
      wait(kept.target);
    }
    const sent = isWhole ? kept : await handOver('send', {});
    if (sent === undefined || kept === undefined) return undefined;
    say('saidHandInEnded');
    if (!sent.part.isChecked) void findFindings();
    return { ...sent, files: kept.files, left: kept.left };
  },
};
