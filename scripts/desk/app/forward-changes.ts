import { CHANGED_EVENT } from '../protocol.ts';

import.meta.hot?.on(CHANGED_EVENT, (detail: { file: string }) => {
  dispatchEvent(new CustomEvent(CHANGED_EVENT, { detail }));
});
