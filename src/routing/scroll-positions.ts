const STORED_POSITIONS_KEY = 'site.positions';

let known: Map<string, number> | undefined;

/** Positions of the entries of the history, px; those of the tab before a reload are read once. */
function recallPositions(): Map<string, number> {
  if (known !== undefined) return known;
  known = new Map(readStored());
  addEventListener('pagehide', store);
  return known;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_POSITIONS_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch {
    return [];
  }
}

/** Where storage is blocked, the way back after a reload leads to the top. */
function store() {
  try {
    sessionStorage.setItem(STORED_POSITIONS_KEY, JSON.stringify(Object.fromEntries(recallPositions())));
  } catch {
    return;
  }
}

/** Keeps where an entry of the history is scrolled to for as long as it is shown. Returns what ends that. */
export function rememberPosition(key: string) {
  const positions = recallPositions();
  const keep = () => positions.set(key, scrollY);
  if (!positions.has(key)) keep();
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

/** Scrolls to where an entry of the history was left. */
export function restorePosition(key: string) {
  scrollTo({ top: recallPositions().get(key) ?? 0, behavior: 'instant' });
}
