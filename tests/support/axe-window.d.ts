import type axe from 'axe-core';

declare global {
  /** Globals of accessibility tests. */
  interface Window {
    /** The axe engine, once injected. */
    axe?: typeof axe;
  }
}
