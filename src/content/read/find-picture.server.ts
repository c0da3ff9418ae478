/**
 * File name of a picture for a direction: the picture itself where there is one, else the one that is composed for
 * text at the start of the line: `<name>-start` where lines begin at the left, `<name>-end` where they begin at the right.
 */
export function findPicture(
  names: readonly string[],
  name: string,
  isRightToLeft: boolean,
): string | undefined {
  return [name, `${name}-${isRightToLeft ? 'end' : 'start'}`].find((candidate) => names.includes(candidate));
}

/** Names that content may use, without `-start` and `-end` where a picture has both. */
export function pictureNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/-(?:start|end)$/, '')))];
}
