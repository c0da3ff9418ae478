import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import settings from '../../.oxfmtrc.json' with { type: 'json' };

/** Writes a documentation page, formatted as the format check requires. */
export async function writeDocument(path: string, text: string): Promise<void> {
  const { printWidth, singleQuote } = settings;
  const { code } = await format(path, text, { printWidth, singleQuote });
  await writeFile(path, code);
}
