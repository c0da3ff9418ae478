import { useSyncExternalStore } from 'react';
import { followPause, isMotionPaused } from './motion.ts';

/** Whether the visitor has stopped what moves by itself. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(followPause, isMotionPaused, () => false);
}
