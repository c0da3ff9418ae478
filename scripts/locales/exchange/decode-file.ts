import { ImportError } from './import-error.ts';

/** Byte order marks of UTF-16. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Zip signature: workbooks and office documents are zip archives. */
const ARCHIVE = 'PK\u0003\u0004';
/** The encoding in an XML declaration. */
const DECLARED = /^<\?xml\s[^>]*?encoding=["']([\w-]+)["']/;
const DECLARATION_LENGTH = 200;
/** Minimum share of zero bytes in UTF-16, given its separators and keys. */
const ZEROS = 0.25;

/**
 * Decodes an imported file.
 * @throws ImportError if it is empty, not text, or in an unknown encoding
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text === undefined)
    throw new ImportError({ phrase: bytes.includes(0) ? 'file-no-text' : 'file-encoding' });
  if (text.startsWith(ARCHIVE) || text.includes('\0')) throw new ImportError({ phrase: 'file-no-text' });
  if (text.trim() === '') throw new ImportError({ phrase: 'file-empty' });
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
  // Some tools declare UTF-16 but write UTF-8. Real UTF-16 would not match the pattern.
  if (declared !== undefined && !/^utf-?16/i.test(declared)) return declared;
  const zeros = [0, 1].map(
    (offset) => bytes.filter((byte, index) => index % 2 === offset && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length * ZEROS || (even > 0 && odd > 0)) return 'utf-8';
  return even > 0 ? 'utf-16be' : 'utf-16le';
}
