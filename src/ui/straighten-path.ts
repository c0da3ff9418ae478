/** Straightens a path of absolute curves: spaces its points evenly between its ends. */
export function straightenPath(d: string): string {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const steps = numbers.length / 2 - 1;
  let position = -1;
  return d.replaceAll(/-?[\d.]+/g, () => {
    position += 1;
    const [from = 0, to = 0] = [numbers[position % 2], numbers.at((position % 2) - 2)];
    return `${Math.round(from + ((to - from) * Math.floor(position / 2)) / steps)}`;
  });
}
