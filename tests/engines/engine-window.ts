/** Locates an element: the first match of a selector, or the first with this accessible name. */
export type Target = { selector: string; name?: string };

export type Key = 'Shift' | 'Enter' | 'Escape' | 'Tab';

/** A window with the same interface for every engine. */
export type EngineWindow = {
  open: (address: string) => Promise<void>;
  /** Runs a function in the page; it can use only its parameters. */
  look: <Result>(
    inspect: (...parameters: string[]) => Result,
    ...parameters: string[]
  ) => Promise<Awaited<Result>>;
  click: (target: Target) => Promise<void>;
  /** Moves the pointer onto an element and presses until the returned function is called. */
  hold: (target: Target) => Promise<() => Promise<void>>;
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the window size, px; a window may have a minimum size. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns a screenshot of the window, PNG. */
  photograph: () => Promise<Buffer>;
  /** Returns and clears the console messages. */
  takeWords: () => string[];
  close: () => Promise<void>;
};

/**
 * Returns the index of a target among the matches of its selector, -1 if it is not visible. Without a name, any match
 * counts. Runs in the page.
 */
export function findPosition(selector: string, name: string): number {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  return [...document.querySelectorAll(selector)].findIndex(
    (element) =>
      element.getClientRects().length > 0 && (name === '' || nameOf(element).replace(/\s+/g, ' ') === name),
  );
}
