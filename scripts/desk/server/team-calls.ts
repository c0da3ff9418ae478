import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { type TeamCallName, teamCalls } from '../team-protocol.ts';
import { fixFileCall } from './fix-file.ts';
import type { Desk } from './open-desk.ts';
import { addTermCall } from './add-term.ts';
import { handInCall, sendCall, targetCall } from './hand-in-call.ts';
import { meanCall, remarkCall, settleCall } from './remark-calls.ts';
import { suggestCall } from './suggest-text.ts';
import { versionsCall } from './text-versions.ts';

/** True if a call is one of the team calls. */
export function isTeamCall(name: string): name is TeamCallName {
  return Object.hasOwn(teamCalls, name);
}

/** Handles a team call. */
export function answerTeam(desk: Desk, name: TeamCallName, body: unknown, language: ToolLanguage): unknown {
  switch (name) {
    case 'remark':
      return remarkCall(desk, teamCalls.remark.parse(body), language);
    case 'settle':
      return settleCall(desk, teamCalls.settle.parse(body), language);
    case 'hand-in':
      return handInCall(desk, teamCalls['hand-in'].parse(body), language);
    case 'send':
      return sendCall(desk, teamCalls.send.parse(body), language);
    case 'target':
      return targetCall(desk);
    case 'versions':
      return versionsCall(desk, teamCalls.versions.parse(body));
    case 'suggest':
      return suggestCall(desk, teamCalls.suggest.parse(body));
    case 'fix-file':
      return fixFileCall(desk, teamCalls['fix-file'].parse(body), language);
    case 'add-term':
      return addTermCall(desk, teamCalls['add-term'].parse(body), language);
    case 'mean':
      return meanCall(desk, teamCalls.mean.parse(body), language);
    default:
      return name satisfies never;
  }
}
