import type { DeskText } from '../protocol.ts';
import { StateMark } from './desk-parts.tsx';
import { useTranslate } from './words.ts';

/** Where a text stands on its way to the site; what nobody knows of all texts is told once, above them. */
export function TextState({ state }: { state: DeskText['state'] | 'draft' }) {
  const t = useTranslate();
  return state === 'unknown' ? null : (
    <StateMark state={state} data-state>
      {t(state === 'draft' ? 'draft' : `state_${state}`)}
    </StateMark>
  );
}
