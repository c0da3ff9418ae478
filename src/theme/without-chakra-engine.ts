import type { ElementType } from 'react';

/**
 * Stands in the browser for Chakra's engine of styles, which the build has run already: its toasts bring
 * their behavior, and their classes come from `*.styles.ts` (docs/decisions/0001).
 */
export const chakra = <Component extends ElementType>(component: Component): Component => component;

/** Gives the parts of a Chakra component as they are, for the same reason. */
export const createSlotRecipeContext = () => ({
  withRootProvider: chakra,
  withProvider: chakra,
  withContext: chakra,
});
