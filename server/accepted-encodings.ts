/** A compression that built files exist in, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** One entry of `Accept-Encoding`: its name, and whether its weight is above zero. */
function parseEntry(entry: string): { name: string; isAccepted: boolean } {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, isAccepted: weight === undefined || Number(weight.slice(2)) > 0 };
}

/** The compressions that a request accepts, best first. `br;q=0` refuses, `*` accepts what is not named. */
export function listAcceptedEncodings(header: string | undefined): Encoding[] {
  const entries = (header ?? '').split(',').map(parseEntry);
  return encodings.filter((encoding) => {
    const entry = entries.find(({ name }) => name === encoding) ?? entries.find(({ name }) => name === '*');
    return entry?.isAccepted ?? false;
  });
}
