import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import settings from '../../.oxfmtrc.json' with { type: 'json' };

/** Writes a page of the documentation, with its tables in columns, as the check of the format expects it. */
export async function writeDocument(path: string, text: string): Promise<void> {
  const { printWidth, singleQuote } = settings;
  const { code } = await format(path, text, { printWidth, singleQuote });
  await writeFile(path, code);
}
