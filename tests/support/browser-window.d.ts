/** What tests keep on the window of a page. */
interface Window {
  /** Frames since the mark `start`: time on the document's timeline in ms, and whether the skeleton is on top. */
  coverWatch?: { start: number; frames: { time: number; covered: boolean }[] };
  /** Shifts of the layout that the browser has reported. */
  layoutShifts?: number[];
  /** Left and right edge of the dialog in px, frame by frame. */
  dialogEdges?: { left: number; right: number }[];
  /** What went wrong in a document that watches itself. */
  faults?: string[];
  /** When the page has told its load time, ms from the start of the navigation. */
  sentLoadTimes?: number[];
  /** Whether the banner of consent was seen, frame by frame. */
  bannerFrames?: boolean[];
  /** Tells the test that nothing floats above the page any more. */
  tellFree?: () => void;
}
