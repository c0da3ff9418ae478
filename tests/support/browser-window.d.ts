/** Globals of tests. */
interface Window {
  /** Frames since the mark `start`: time on the document's timeline, ms, and whether the skeleton is on top. */
  coverWatch?: { start: number; frames: { time: number; covered: boolean }[] };
  /** Layout shifts reported by the browser. */
  layoutShifts?: number[];
  /** Left and right edge of the dialog per frame, px. */
  dialogEdges?: { left: number; right: number }[];
  /** Errors recorded by a document that watches itself. */
  faults?: string[];
  /** Times at which the page sent its load time, ms from the start of the navigation. */
  sentLoadTimes?: number[];
  /** Whether the consent banner was visible, per frame. */
  bannerFrames?: boolean[];
  /** Notifies the test that nothing floats above the page anymore. */
  tellFree?: () => void;
}
