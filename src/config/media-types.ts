import { contentType } from 'mime-types';

/** Media type of a file that nothing is known of. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Media type of the files with an extension (`.js`), with its character set where they are text. */
export function mediaTypeOf(extension: string): string {
  return contentType(extension) || UNKNOWN_TYPE;
}
