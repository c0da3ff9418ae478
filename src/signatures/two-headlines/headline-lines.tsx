type HeadlineLinesProps = { lines: readonly string[]; className: string };

/** A headline line by line. */
export function HeadlineLines({ lines, className }: HeadlineLinesProps) {
  return lines.map((line) => (
    <span key={line} className={className}>
      {line}{' '}
    </span>
  ));
}
