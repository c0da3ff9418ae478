import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { HELD, HYPHENATED } from '#src/ui/rich-text.tsx';

/** A text after a tag, and the name of the tag. */
const TEXT = /(<\/?([a-z][a-z0-9]*)[^<>]*>)([^<]+)/g;
/** Elements whose text does not wrap, or that cannot contain elements. */
const WITHOUT_LINES = /^(?:text|tspan|title|desc|option|textarea|script|style)$/;

/** Wraps hyphenated words in React's markup, so that they stay on one line; the text is unchanged. */
export function holdWords(html: string): string {
  return html.replace(TEXT, (all: string, tag: string, name: string, text: string) => {
    const held = WITHOUT_LINES.test(name)
      ? text
      : text.replace(HYPHENATED, `<span class="${HELD}">$1</span>`);
    // In a row with an icon, the text must be one flex item.
    return held === text ? all : `${tag}<span>${held}</span>`;
  });
}

/** React's placeholder for a part that it leaves to the browser. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * Renders a complete tree to static markup.
 * @throws the error of a component, which React would otherwise defer to the browser
 */
export async function renderMarkup(tree: ReactNode): Promise<string> {
  if (!renderToString(tree).includes(LEFT_TO_BROWSER)) return renderToStaticMarkup(tree);
  const causes: unknown[] = [];
  await prerenderToNodeStream(tree, { onError: (cause) => void causes.push(cause) });
  const cause = causes.find((each) => each instanceof Error);
  throw cause ?? new Error('A part of the page waits for something that a build does not have.');
}
