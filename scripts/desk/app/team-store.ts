import { outcome } from '../protocol.ts';
import {
  handedIn,
  type HandedIn,
  type Suggestion,
  suggestion,
  type TeamCalls,
  type Versions,
  versions,
} from '../team-protocol.ts';
import { askTeam } from './call-server.ts';
import { attempt, inTurn, reader, say, take } from './desk-core.ts';
import type { Word } from './words.ts';

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
  /** Commits what has changed, and sends it to the others; nothing where the server does not answer. */
  handIn: (message: string): Promise<HandedIn | undefined> =>
    inTurn(async () => {
      const answer = await attempt(() => askTeam(handedIn, 'hand-in', { message }, reader()));
      if (answer !== undefined) take(answer.part);
      return answer;
    }),
};
