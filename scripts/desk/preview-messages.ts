import { z } from 'zod';

/** What the desk and the page in its preview say to each other. */

/** How the page is shown: as it is, with long texts, or from right to left in the first language. */
export const pseudoLocales = ['none', 'long', 'rtl'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

/** What stands over a page, and only over one that is visited: the panel of cookies, and the offer of another language. */
const floatingPart = z.enum(['consent', 'offer']);
export type FloatingPart = z.infer<typeof floatingPart>;

const replacement = z.object({
  mark: z.number(),
  /** The text as it is painted; a message still has its placeholders. */
  painted: z.string(),
  /** The text that the page was made with, in whose place it stands. */
  original: z.string(),
});
export type Replacement = z.infer<typeof replacement>;

/** What the desk wants of the page; everything at once, so that no order matters. */
export const wish = z.object({
  desk: z.literal('wish'),
  /** The text that is looked at. */
  mark: z.number().nullable(),
  /** The part over the page that it belongs to. */
  part: floatingPart.nullable(),
  language: z.string(),
  replacements: z.array(replacement),
  pseudo: z.enum(pseudoLocales),
  /** Whether a click chooses a text instead of using the page. */
  selects: z.boolean(),
});
export type Wish = z.infer<typeof wish>;

/** How a text stands at one place of the page. */
const room = z.object({
  /**
   * A text of the page, or one that is hidden at the moment; of an attribute one that is heard, stands in the head, in an
   * empty field, or shows later.
   */
  kind: z.enum(['text', 'hidden', 'heard', 'head', 'field', 'later']),
  lines: z.number(),
  /** Lines that the text has in its file. */
  linesBefore: z.number(),
  /** Pixels by which it is wider or higher than its place. */
  overflow: z.number(),
  /** Characters that about fit into the last line. */
  left: z.number(),
});
export type Room = z.infer<typeof room>;

/** Where a text is seen on a page: px from its upper left corner. */
export const box = z.object({
  mark: z.number(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof box>;

/** A key that the desk knows, pressed in the page. */
const pressed = z.object({
  key: z.string(),
  code: z.string(),
  altKey: z.boolean(),
  ctrlKey: z.boolean(),
  metaKey: z.boolean(),
  shiftKey: z.boolean(),
});
export type Pressed = z.infer<typeof pressed>;

/** What the page tells the desk. */
export const report = z.discriminatedUnion('desk', [
  z.object({ desk: z.literal('ready') }),
  /** The page could not be made, and why. */
  z.object({ desk: z.literal('failed'), reason: z.string() }),
  z.object({ desk: z.literal('pick'), marks: z.array(z.number()) }),
  pressed.extend({ desk: z.literal('press') }),
  z.object({
    desk: z.literal('room'),
    address: z.string(),
    mark: z.number().nullable(),
    rooms: z.array(room),
  }),
]);
export type Report = z.infer<typeof report>;
