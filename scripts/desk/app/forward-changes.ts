import { CHANGED_EVENT } from '../protocol.ts';

import.meta.hot?.on(CHANGED_EVENT, (detail: { file: string }) => {
  dispatchEvent(new CustomEvent(CHANGED_EVENT, { detail }));
});

// A full reload during a server restart would fail, and the desk needs none: it loads its texts itself. Vite reloads
// only the path that it is given, so a path that does not exist suppresses the reload.
import.meta.hot?.on('vite:beforeFullReload', (payload) => Object.assign(payload, { path: 'none.html' }));
