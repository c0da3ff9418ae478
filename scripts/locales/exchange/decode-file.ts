import { FileFault } from './file-fault.ts';

/** UTF-16 by its mark at the beginning. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Workbooks and documents of an office are archives. */
const ARCHIVE = 'PK\u0003\u0004';
/** The encoding that XML names in its first line. */
const DECLARED = /^<\?xml\s[^>]*?encoding=["']([\w-]+)["']/;
const DECLARATION_LENGTH = 200;
/** Share of bytes that are zero in UTF-16 of separators, keys and some text. */
const ZEROS = 0.25;

/**
 * The text of a file that came back.
 * @throws FileFault when it is empty, no text, or in an encoding that nothing names
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
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function findEncoding(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked.encoding;
  const [, declared] = DECLARED.exec(String.fromCharCode(...bytes.subarray(0, DECLARATION_LENGTH))) ?? [];
  // Some tools name UTF-16 and write UTF-8; in UTF-16 no name could have been read here.
  if (declared !== undefined && !/^utf-?16/i.test(declared)) return declared;
  const zeros = [0, 1].map(
    (offset) => bytes.filter((byte, index) => index % 2 === offset && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length * ZEROS || (even > 0 && odd > 0)) return 'utf-8';
  return even > 0 ? 'utf-16be' : 'utf-16le';
}
