import { useSyncExternalStore } from 'react';
import { onPauseChange, isMotionPaused } from './motion.ts';

/** Returns true if the visitor has paused automatic motion. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(onPauseChange, isMotionPaused, () => false);
}
