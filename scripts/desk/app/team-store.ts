import { outcome } from '../protocol.ts';
import { handedIn, type HandedIn, type TeamCalls } from '../team-protocol.ts';
import { askTeam } from './call-server.ts';
import { attempt, inTurn, reader, say, take } from './desk-core.ts';
import type { Word } from './words.ts';

/** Changes what was said about a text; says whether that is done. */
function remark<Name extends 'say' | 'settle'>(
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
  /** Commits what has changed, and sends it to the others; nothing where the server does not answer. */
  handIn: (message: string): Promise<HandedIn | undefined> =>
    inTurn(async () => {
      const answer = await attempt(() => askTeam(handedIn, 'hand-in', { message }, reader()));
      if (answer !== undefined) take(answer.part);
      return answer;
    }),
};
