import { CHANGED_EVENT } from '../protocol.ts';

import.meta.hot?.on(CHANGED_EVENT, (detail: { file: string }) => {
  dispatchEvent(new CustomEvent(CHANGED_EVENT, { detail }));
});

// Prevents the reload after a server restart, because the desk gets its texts from the server. Vite reloads only the
// path that it is given; a path that does not exist suppresses the reload.
import.meta.hot?.on('vite:beforeFullReload', (payload) => Object.assign(payload, { path: 'none.html' }));
