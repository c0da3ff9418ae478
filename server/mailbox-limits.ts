/** Largest body of a message, bytes. */
export const MESSAGE_BYTES = 256 * 1024;
/** Largest body that is read to its end, so that its sender gets to read why it is refused, bytes. */
export const READ_BYTES = 8 * 1024 * 1024;
/** Values within values of a message. Templates use one or two; thousands would exhaust whoever reads them. */
export const NESTING_LEVELS = 32;
/** Most names of a message, those of values within values and the places of lists included. */
export const MESSAGE_NAMES = 100;
/** Longest name, characters. */
export const NAME_CHARACTERS = 100;
/** Most messages that are kept within a minute. */
export const MESSAGES_PER_MINUTE = 300;
/** Most messages that are kept in all. */
export const MESSAGES_IN_ALL = 20_000;
/** Most room that all messages take, bytes. */
export const BYTES_IN_ALL = 256 * 1024 * 1024;
/** Time within which a repeated attempt is known, hours. */
export const REPEAT_HOURS = 24;
/** Time after which no server still writes a message that it has begun, ms. */
export const WRITING_MS = 60_000;
