import type { DeskText } from '../protocol.ts';
import { StateMark } from './desk-parts.tsx';
import { useTranslate } from './words.ts';

/** Shows the state of a text. Unknown states are reported once for all texts, above the table. */
export function TextState({ state }: { state: DeskText['state'] | 'draft' }) {
  const t = useTranslate();
  return state === 'unknown' ? null : (
    <StateMark state={state} data-state>
      {t(state === 'draft' ? 'draft' : `state_${state}`)}
    </StateMark>
  );
}
