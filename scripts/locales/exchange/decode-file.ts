import { FileFault } from './file-fault.ts';

/** UTF-16 by its mark at the beginning. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Workbooks and documents of an office are archives. */
const ARCHIVE = 'PK\u0003\u0004';

/**
 * The text of a file that came back.
 * @throws FileFault when it is empty, no text, or saved in another encoding than UTF-8 and UTF-16
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text === undefined)
    throw new FileFault({ phrase: bytes.includes(0) ? 'file-no-text' : 'file-encoding' });
  if (text.startsWith(ARCHIVE) || text.includes('\0')) throw new FileFault({ phrase: 'file-no-text' });
  if (text.trim() === '') throw new FileFault({ phrase: 'file-empty' });
  return text;
}

function decode(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
