/** Locator of an element: the first match of a selector, or the first with this accessible name. */
export type Target = { selector: string; name?: string };

/** Keys that the tests press. */
export type Key = 'Shift' | 'Enter' | 'Escape' | 'Tab';

/** A window of an engine, the same for all of them. */
export type EngineWindow = {
  /** Opens an address and waits until its document has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page; it knows nothing but its parameters. */
  look: <Result>(
    inspect: (...parameters: string[]) => Result,
    ...parameters: string[]
  ) => Promise<Awaited<Result>>;
  click: (target: Target) => Promise<void>;
  /** Moves the pointer onto an element and presses its button until the second call. */
  hold: (target: Target) => Promise<() => Promise<void>>;
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Size of the window in px; a window may refuse to be very small. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what the window shows, PNG. */
  photograph: () => Promise<Buffer>;
  /** Messages of the engine since the last call. */
  takeWords: () => string[];
  close: () => Promise<void>;
};

/** The position of a target among all that its selector finds; -1 while it is not shown. Without a name any will do. Runs in the page. */
export function findPosition(selector: string, name: string): number {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  return [...document.querySelectorAll(selector)].findIndex(
    (element) =>
      element.getClientRects().length > 0 && (name === '' || nameOf(element).replace(/\s+/g, ' ') === name),
  );
}
