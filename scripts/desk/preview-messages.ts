import { z } from 'zod';

/** Messages between the desk and the page in its preview. */

/** Pseudo-locales: none, long texts, or English from right to left. */
export const pseudoLocales = ['none', 'long', 'rtl'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

/** Parts that float over a page on a visit: the cookie panel and the language offer. */
const floatingPart = z.enum(['consent', 'offer']);
export type FloatingPart = z.infer<typeof floatingPart>;

const replacement = z.object({
  mark: z.number(),
  /** The text as rendered; a message still has its placeholders. */
  painted: z.string(),
  /** The text that the page was made with. */
  original: z.string(),
});
export type Replacement = z.infer<typeof replacement>;

/** Complete state that the desk requests from the page, so the order of messages does not matter. */
export const wish = z.object({
  desk: z.literal('wish'),
  /** The selected text. */
  mark: z.number().nullable(),
  /** The floating part that contains it. */
  part: floatingPart.nullable(),
  language: z.string(),
  replacements: z.array(replacement),
  pseudo: z.enum(pseudoLocales),
  /** True if a click selects a text instead of using the page. */
  selects: z.boolean(),
});
export type Wish = z.infer<typeof wish>;

/** How a text fits at one place of the page. */
const room = z.object({
  /**
   * `text`: visible; `hidden`: not visible at the moment; `heard`: for screen readers only; `head`: in the page head;
   * `field`: a placeholder; `later`: shown after an interaction.
   */
  kind: z.enum(['text', 'hidden', 'heard', 'head', 'field', 'later']),
  lines: z.number(),
  /** Lines of the original text. */
  linesBefore: z.number(),
  /** Pixels by which the text exceeds its place in width or height. */
  overflow: z.number(),
  /** Approximate number of characters that still fit in the last line. */
  left: z.number(),
});
export type Room = z.infer<typeof room>;

/** Where a text is visible on a page, px from the top left corner. */
export const box = z.object({
  mark: z.number(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof box>;

/** A key of the desk that was pressed in the page. */
const pressed = z.object({
  key: z.string(),
  code: z.string(),
  altKey: z.boolean(),
  ctrlKey: z.boolean(),
  metaKey: z.boolean(),
  shiftKey: z.boolean(),
});
export type Pressed = z.infer<typeof pressed>;

/** Messages from the page to the desk. */
export const report = z.discriminatedUnion('desk', [
  z.object({ desk: z.literal('ready') }),
  /** The page failed to render. */
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
