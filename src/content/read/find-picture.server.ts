/**
 * Returns the file name of a picture for a text direction: the plain name if it exists, else `<name>-start` for
 * left-to-right and `<name>-end` for right-to-left pages. These are composed for text at the start of the line.
 */
export function findPicture(
  names: readonly string[],
  name: string,
  isRightToLeft: boolean,
): string | undefined {
  return [name, `${name}-${isRightToLeft ? 'end' : 'start'}`].find((candidate) => names.includes(candidate));
}

/** Returns the names that content may use, without `-start` and `-end`. */
export function pictureNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/-(?:start|end)$/, '')))];
}
