import type axe from 'axe-core';

declare global {
  /** What tests of accessibility keep on the window of a page. */
  interface Window {
    /** The engine that looks for faults, once a test has brought it. */
    axe?: typeof axe;
  }
}
