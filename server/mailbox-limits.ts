/** Maximum size of a message body, bytes. */
export const MESSAGE_BYTES = 256 * 1024;
/** Larger bodies, up to this size, are read to the end, because a client reads the error only after sending; bytes. */
export const READ_BYTES = 8 * 1024 * 1024;
/** Maximum nesting of a message. Templates use one or two levels; thousands would overflow the stack of a reader. */
export const NESTING_LEVELS = 32;
/** Maximum number of names in a message, including nested names and array indexes. */
export const MESSAGE_NAMES = 100;
/** Maximum length of a name, characters. */
export const NAME_CHARACTERS = 100;
/** Maximum number of messages stored per minute. */
export const MESSAGES_PER_MINUTE = 300;
/** Maximum number of stored messages. */
export const MESSAGES_IN_ALL = 20_000;
/** Maximum size of all stored messages, bytes. */
export const BYTES_IN_ALL = 256 * 1024 * 1024;
/** Period in which a repeated attempt is recognized, hours. */
export const REPEAT_HOURS = 24;
/** Age at which an unfinished file is abandoned: no server still writes it, ms. */
export const WRITING_MS = 60_000;
