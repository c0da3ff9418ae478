/**
 * Path data of absolute M, L, Q, C and Z in whole units, each point counted from the one before it: the same letter is
 * then written the same way wherever it stands, so that compression finds it again.
 */
export function writeRelative(d: string): string {
  let [x, y] = [0, 0];
  let written = { x: 0, y: 0 };
  let start = written;
  const commands = [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type = '', list = '']) => {
    if (type === 'Z') {
      written = start;
      return 'z';
    }
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const from = type === 'M' ? written : { x, y };
    const deltas = numbers.map((value, at) => Math.round(value - (at % 2 === 0 ? from.x : from.y)));
    [x = 0, y = 0] = numbers.slice(-2);
    const [dx = 0, dy = 0] = deltas.slice(-2);
    written = { x: written.x + dx, y: written.y + dy };
    if (type === 'M') start = written;
    return type.toLowerCase() + deltas.join(' ').replaceAll(' -', '-');
  });
  return commands.join('');
}
