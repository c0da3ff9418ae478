import type { ElementType } from 'react';

/**
 * Replaces Chakra's style engine in the browser, since the build has compiled all styles: its toasts contribute only
 * behavior, and their classes come from `*.styles.ts` (docs/decisions/0001).
 */
export const chakra = <Component extends ElementType>(component: Component): Component => component;

/** Returns the parts of a Chakra component unchanged, for the same reason. */
export const createSlotRecipeContext = () => ({
  withRootProvider: chakra,
  withProvider: chakra,
  withContext: chakra,
});
