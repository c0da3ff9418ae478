import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';

/** Writes a page of the documentation, with its tables in columns. */
export async function writeDocument(path: string, text: string): Promise<void> {
  const { code } = await format(path, text);
  await writeFile(path, code);
}
