import { CHANGED_EVENT } from '../protocol.ts';

import.meta.hot?.on(CHANGED_EVENT, (detail: { file: string }) => {
  dispatchEvent(new CustomEvent(CHANGED_EVENT, { detail }));
});

// The desk has its texts from its server, and would be gone if it were loaded again while that begins again: what asks for
// a page that is none passes by.
import.meta.hot?.on('vite:beforeFullReload', (payload) => Object.assign(payload, { path: 'none.html' }));
