import { outcome } from '../protocol.ts';
import {
  handedIn,
  type HandedIn,
  handInTarget,
  type HandInTarget,
  type RemovalChoice,
  type Suggestion,
  suggestion,
  type TeamCalls,
  type Versions,
  versions,
} from '../team-protocol.ts';
import { askTeam } from './call-server.ts';
import { attempt, enqueue, currentLanguage, announce, take } from './desk-core.ts';
import { findFindings } from './look-at-bundles.ts';
import type { Word } from './words.ts';

export type Target = HandInTarget['target'];

/** Changes the comments on a text. Returns true if it succeeded. */
function sendCall<Name extends 'remark' | 'settle' | 'mean'>(
  name: Name,
  call: TeamCalls[Name],
  done: Word,
): Promise<boolean> {
  return enqueue(async () => {
    const answer = await attempt(() => askTeam(outcome, name, call, currentLanguage()), call);
    if (answer === undefined) return false;
    take(answer.part);
    announce(answer.result === 'done' ? done : 'saidNotCommented');
    return answer.result === 'done';
  });
}

/** Requests the commit or the push. */
async function handOver<Name extends 'hand-in' | 'send'>(
  name: Name,
  call: TeamCalls[Name],
): Promise<HandedIn | undefined> {
  const answer = await attempt(() => askTeam(handedIn, name, call, currentLanguage()));
  if (answer !== undefined) take(answer.part);
  return answer;
}

function endHandIn(sent: HandedIn): void {
  announce('saidHandInEnded');
  if (!sent.part.isChecked) void findFindings();
}

/** Actions for teamwork on the same texts. */
export const team = {
  /** Adds a comment to a text. */
  remark: (call: TeamCalls['remark']) => sendCall('remark', call, 'saidCommented'),
  /** Closes the comments on a text. */
  settle: (call: TeamCalls['settle']) => sendCall('settle', call, 'saidSettled'),
  /** Marks a translation as intended, although the same source or its ending is translated differently. */
  mean: (call: TeamCalls['mean']) => sendCall('mean', call, 'saidMeant'),
  findVersions: (call: TeamCalls['versions']): Promise<Versions | undefined> =>
    attempt(() => askTeam(versions, 'versions', call, currentLanguage())),
  suggest: (call: TeamCalls['suggest']): Promise<Suggestion | undefined> =>
    attempt(() => askTeam(suggestion, 'suggest', call, currentLanguage()), call),
  /** Adds a term to the glossary. Returns true if it was added. */
  addTerm: (call: TeamCalls['add-term']): Promise<boolean> =>
    enqueue(async () => {
      const answer = await attempt(() => askTeam(outcome, 'add-term', call, currentLanguage()));
      if (answer === undefined) return false;
      take(answer.part);
      const isThere = answer.result === 'conflict';
      announce(answer.result === 'done' ? 'saidTermAdded' : isThere ? 'saidTermKnown' : 'saidTermUnreadable');
      return answer.result === 'done';
    }),
  fixFile: (file: string): Promise<void> =>
    enqueue(async () => {
      const answer = await attempt(() => askTeam(outcome, 'fix-file', { file }, currentLanguage()));
      if (answer === undefined) return;
      take(answer.part);
      announce(answer.result === 'done' ? 'saidFileMended' : 'saidFileNotMended');
    }),
  findTarget: async (): Promise<Target> => {
    const answer = await attempt(() => askTeam(handInTarget, 'target', {}, currentLanguage()));
    return answer?.target ?? null;
  },
  /**
   * Commits the changes and pushes them; the desk stays usable during the push. Returns undefined if the server does
   * not respond.
   * @param wait receives the push target before the push
   */
  handIn: async (message: string, wait: (target: Target) => void): Promise<HandedIn | undefined> => {
    const kept = await enqueue(() => handOver('hand-in', { message }));
    const isWhole = kept === undefined || (kept.target?.remote ?? null) === null;
    if (!isWhole) {
      announce('sending');
      wait(kept.target);
    }
    const sent = isWhole ? kept : await handOver('send', {});
    if (sent === undefined || kept === undefined) return undefined;
    endHandIn(sent);
    return { ...sent, files: kept.files, left: kept.left };
  },
  /** Pushes again with the choice about removed files; undefined if the server does not answer. */
  chooseRemoval: async (choice: RemovalChoice, kept: HandedIn): Promise<HandedIn | undefined> => {
    announce('sending');
    const sent = await handOver('send', { choice });
    if (sent === undefined) return undefined;
    endHandIn(sent);
    return { ...sent, files: kept.files, left: kept.left };
  },
};
