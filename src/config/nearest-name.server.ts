/** Share of a name's letters that may differ in a suggestion. */
const TOLERANCE = 0.4;

/**
 * Returns the candidate nearest to a mistyped name; undefined if none is close enough.
 * @param most maximum edit distance
 */
export function findNearest(
  name: string,
  candidates: readonly string[],
  most = Math.max(2, Math.floor(name.length * TOLERANCE)),
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: measureDistance(name, candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= most ? best.candidate : undefined;
}

/** Levenshtein distance. */
function measureDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
