import { useEffect, useState } from 'react';
import type { Aid } from '../aid-protocol.ts';
import { CHANGED_EVENT, type Change, type DeskText } from '../protocol.ts';
import { server } from './call-server.ts';
import { nameOf } from './desk-state.ts';
import { useDesk } from './use-desk.ts';

/** What helps to write a text; nothing until the server has found it. */
export function useAid({ file, key, state, source, text }: DeskText): Aid | null {
  const [elsewhere, setElsewhere] = useState(0);
  const here = useDesk(({ session }) => session.filter(isTerm).length);
  const requestKey = JSON.stringify([nameOf({ file, key }), state, source, text, here, elsewhere]);
  const [found, setFound] = useState<{ requestKey: string; aid: Aid } | null>(null);
  useEffect(() => {
    const follow = ({ detail }: WindowEventMap[typeof CHANGED_EVENT]) => {
      // The glossary stands beside the folders.
      if (!detail.file.includes('/')) setElsewhere((count) => count + 1);
    };
    addEventListener(CHANGED_EVENT, follow);
    return () => removeEventListener(CHANGED_EVENT, follow);
  }, []);
  useEffect(() => {
    let isOld = false;
    server.findAid({ file, key }).then(
      (aid) => isOld || setFound({ requestKey, aid }),
      // Whoever gets no help can write all the same.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [requestKey, file, key]);
  return found?.requestKey === requestKey ? found.aid : null;
}

/** Whether a term was added to the glossary. */
function isTerm(change: Change): boolean {
  return change.kind === 'entry' && change.entry === 'term';
}
