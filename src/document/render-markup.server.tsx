import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** What React writes in place of a part that it leaves to the browser. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * The markup of a whole tree, which stays as it is in the browser.
 * @throws what a part of it throws, which React would keep to itself and leave to the browser
 */
export async function renderMarkup(tree: ReactNode): Promise<string> {
  if (!renderToString(tree).includes(LEFT_TO_BROWSER)) return renderToStaticMarkup(tree);
  const causes: unknown[] = [];
  await prerenderToNodeStream(tree, { onError: (cause) => void causes.push(cause) });
  const cause = causes.find((each) => each instanceof Error);
  throw cause ?? new Error('A part of the page waits for something that a build does not have.');
}
