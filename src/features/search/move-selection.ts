/** The option that an arrow key leads to; from the last one to the first and back. `null` is none. */
export function moveSelection(selected: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (selected === null) return step === 1 ? 0 : count - 1;
  return (selected + step + count) % count;
}
