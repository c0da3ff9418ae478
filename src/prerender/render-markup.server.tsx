import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { HELD, HYPHENATED } from '#src/ui/rich-text.tsx';

/** A text behind a tag, and the name of the tag. */
const TEXT = /(<\/?([a-z][a-z0-9]*)[^<>]*>)([^<]+)/g;
/** Elements whose text has no lines, or no elements in it. */
const WITHOUT_LINES = /^(?:text|tspan|title|desc|option|textarea|script|style)$/;

/** Markup of React in which hyphenated words stand on one line; the text stays what the bundle says. */
export function holdWords(html: string): string {
  return html.replace(TEXT, (all: string, tag: string, name: string, text: string) => {
    const held = WITHOUT_LINES.test(name)
      ? text
      : text.replace(HYPHENATED, `<span class="${HELD}">$1</span>`);
    // Beside an icon, in a row, a text is one part.
    return held === text ? all : `${tag}<span>${held}</span>`;
  });
}

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
