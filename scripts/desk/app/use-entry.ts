import { useEffect, useState } from 'react';
import { entryCall, type EntryCall, type EntryCheckResult } from '../entry-protocol.ts';
import { server } from './call-server.ts';
import { ENTRY_PAUSE_MS } from './pauses.ts';
import { store, useStored } from './stored-choice.ts';
import type { ToolLanguage } from './words.ts';

const KEY = 'desk-entry';
const empty: EntryCall = { kind: '', values: {}, show: [] };

function read(stored: string | null): EntryCall {
  try {
    return entryCall.parse(JSON.parse(stored ?? ''));
  } catch {
    // Nothing is stored, or it was stored by an older version.
    return empty;
  }
}

/** The entry being typed: stored in the browser, and checked after every typing pause. */
export function useEntry(language: ToolLanguage) {
  const kept = useStored(KEY);
  const [checked, setChecked] = useState<{ kept: string; checkResult: EntryCheckResult } | null>(null);
  const entry = read(kept);
  useEffect(() => {
    if (kept === null || read(kept).kind === '') return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      server.checkEntry(read(kept), language).then(
        (checkResult) => isOld || setChecked({ kept, checkResult }),
        // The calls that save report a server that does not respond.
        () => {},
      );
    }, ENTRY_PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [kept, language]);
  const keep = (next: EntryCall) => store(KEY, JSON.stringify(next));
  return {
    entry,
    /** Result of the last check; it may be older than `entry`. */
    checkResult: checked?.checkResult ?? null,
    choose: (kind: string) => {
      setChecked(null);
      keep({ ...empty, kind });
    },
    type: (field: string, value: string) => keep({ ...entry, values: { ...entry.values, [field]: value } }),
    show: (place: string, isShown: boolean) =>
      keep({ ...entry, show: [...entry.show.filter((each) => each !== place), ...(isShown ? [place] : [])] }),
    setCheckResult: (checkResult: EntryCheckResult) => setChecked({ kept: kept ?? '', checkResult }),
  };
}
