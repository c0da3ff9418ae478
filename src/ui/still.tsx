import type { ReactNode } from 'react';

/** What stands still in a drawing, without words: the build moves it into a file beside the document. */
export function Still({ children }: { children: ReactNode }) {
  return <g data-still="">{children}</g>;
}
