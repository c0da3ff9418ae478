/** Share of a name's letters that may differ for another name to be offered instead. */
const TOLERANCE = 0.4;

/**
 * The candidate that differs least from a mistyped name, or nothing when none is near.
 * @param most letters that may differ
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

/** Number of letters to add, remove or change. */
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
