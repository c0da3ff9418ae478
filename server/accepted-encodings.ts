/** Encodings of the precompressed build files, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Parses one entry of `Accept-Encoding`: its name, and whether its weight is above zero. */
function parseEntry(entry: string): { name: string; isAccepted: boolean } {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, isAccepted: weight === undefined || Number(weight.slice(2)) > 0 };
}

/** Returns the encodings that a request accepts, best first. `br;q=0` excludes `br`, `*` covers all others. */
export function listAcceptedEncodings(header: string | undefined): Encoding[] {
  const entries = (header ?? '').split(',').map(parseEntry);
  return encodings.filter((encoding) => {
    const entry = entries.find(({ name }) => name === encoding) ?? entries.find(({ name }) => name === '*');
    return entry?.isAccepted ?? false;
  });
}
