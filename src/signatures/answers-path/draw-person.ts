/** Somebody who stands there, as the attribute `d`: two lengths of eight to a meter. */
export function drawPerson(x: number, y: number, size = 1): string {
  const at = (value: number) => Number((value * size).toFixed(1));
  const head = `M${x} ${at(-16) + y}a${at(2.4)} ${at(2.4)} 0 1 0 .1 0`;
  const body = `m-.1 ${at(4.8)}v${at(5.2)}l${at(-2.4)} ${at(6)}m${at(2.4)} ${at(-6)}l${at(2.4)} ${at(6)}`;
  return `${head}${body}m${at(-6)} ${at(-9)}l${at(3.6)}${at(-1.6)} ${at(3.6)} ${at(1.6)}`;
}
