import type { ReactNode } from 'react';

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
