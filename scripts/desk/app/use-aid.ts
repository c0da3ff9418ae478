import { useEffect, useState } from 'react';
import type { Aid } from '../aid-protocol.ts';
import { CHANGED_EVENT, type Change, type DeskText } from '../protocol.ts';
import { server } from './call-server.ts';
import { nameOf } from './desk-state.ts';
import { useDesk } from './use-desk.ts';

/** Returns help for writing a text; null while it is loading. */
export function useAid({ file, key, state, source, text }: DeskText): Aid | null {
  const [elsewhere, setElsewhere] = useState(0);
  const here = useDesk(({ session }) => session.filter(isTerm).length);
  const requestKey = JSON.stringify([nameOf({ file, key }), state, source, text, here, elsewhere]);
  const [found, setFound] = useState<{ requestKey: string; aid: Aid } | null>(null);
  useEffect(() => {
    const follow = ({ detail }: WindowEventMap[typeof CHANGED_EVENT]) => {
      // The path of the glossary has no slash: it is outside the language folders.
      if (!detail.file.includes('/')) setElsewhere((count) => count + 1);
    };
    addEventListener(CHANGED_EVENT, follow);
    return () => removeEventListener(CHANGED_EVENT, follow);
  }, []);
  useEffect(() => {
    let isOld = false;
    server.findAid({ file, key }).then(
      (aid) => isOld || setFound({ requestKey, aid }),
      // Optional help: the text can be written without it.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [requestKey, file, key]);
  return found?.requestKey === requestKey ? found.aid : null;
}

/** True if a change added a term to the glossary. */
function isTerm(change: Change): boolean {
  return change.kind === 'entry' && change.entry === 'term';
}
