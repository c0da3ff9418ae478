import type { ReactNode } from 'react';

/** A word that must not break at its hyphens: `4G-LTE`, `one-time`. URLs and data names may break. */
export const HYPHENATED =
  /(?<![\p{L}\p{N}.]|(?:@|:\/\/)\S*)([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}]|\.\p{N}|\S*@)/gu;

/** Class of text that must not wrap. */
export const HELD = 'held';

/** Text of an island whose hyphenated words do not wrap; the build handles all other texts. */
export function UnbreakableText({ text }: { text: string }): ReactNode {
  // Each piece is an element: browser translation replaces React's bare text nodes.
  return text.split(HYPHENATED).map((part, position) => (
    <span key={position} className={position % 2 === 0 ? undefined : HELD}>
      {part}
    </span>
  ));
}

/** Text with `<strong>`; any other markup is shown literally. */
export function RichText({ text }: { text: string }): ReactNode {
  return text
    .split(/(<strong>.*?<\/strong>)/)
    .map((part, position) =>
      part.startsWith('<strong>') && part.endsWith('</strong>') ? (
        <strong key={position}>{part.slice('<strong>'.length, -'</strong>'.length)}</strong>
      ) : (
        part
      ),
    );
}
