import { useSyncExternalStore } from 'react';
import { onPauseChange, isMotionPaused } from './motion.ts';

/** Whether the visitor has stopped what moves by itself. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(onPauseChange, isMotionPaused, () => false);
}
