import type { ReactNode } from 'react';

/** A word with hyphens that reads badly on two lines, `4G-LTE`, `one-time`; addresses and names of data break. */
export const HYPHENATED =
  /(?<![\p{L}\p{N}.]|(?:@|:\/\/)\S*)([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}]|\.\p{N}|\S*@)/gu;

/** Class of what stands on one line. */
export const HELD = 'held';

/** Text of an island whose hyphenated words stand on one line; those of all other texts the build holds. */
export function HeldText({ text }: { text: string }): ReactNode {
  // Every piece is an element: translators take bare texts away from React.
  return text.split(HYPHENATED).map((part, position) => (
    <span key={position} className={position % 2 === 0 ? undefined : HELD}>
      {part}
    </span>
  ));
}

/** Text with `<strong>`; anything else that looks like markup is shown as it is written. */
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
