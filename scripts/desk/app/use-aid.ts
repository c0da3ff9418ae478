import { useEffect, useState } from 'react';
import type { Aid } from '../aid-protocol.ts';
import type { DeskText } from '../protocol.ts';
import { server } from './call-server.ts';
import { nameOf } from './desk-state.ts';

/** What helps to write a text; nothing until the server has found it. */
export function useAid({ file, key, state, source }: DeskText): Aid | null {
  const asked = JSON.stringify([nameOf({ file, key }), state, source]);
  const [found, setFound] = useState<{ asked: string; aid: Aid } | null>(null);
  useEffect(() => {
    let isOld = false;
    server.findAid({ file, key }).then(
      (aid) => isOld || setFound({ asked, aid }),
      // Whoever gets no help can write all the same.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [asked, file, key]);
  return found?.asked === asked ? found.aid : null;
}
