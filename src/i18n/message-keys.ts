import type { messages } from './messages.server.ts';

type Paths<Fields, Prefix extends string = ''> = {
  [Name in keyof Fields & string]: Fields[Name] extends { type: 'group'; fields: infer Inner }
    ? Paths<Inner, `${Prefix}${Name}.`>
    : { key: `${Prefix}${Name}`; leaf: Fields[Name] };
}[keyof Fields & string];

type Message = Paths<(typeof messages)['fields']>;

/** Key of a message of `ui.json`, such as `footer.copyright`. */
export type MessageKey = Message['key'];

type Placeholders<L> = L extends { values: readonly (infer Name extends string)[] } ? Name : never;
type Counted<L> = L extends { type: 'plural' } ? 'count' : never;
type Needed<L> = Placeholders<L> | Counted<L>;

/** Values that a message needs; a missing one does not compile. */
export type MessageValues<Key extends MessageKey> = {
  [Name in Needed<Extract<Message, { key: Key }>['leaf']>]: Name extends 'count' ? number : string | number;
};

/** Translates a message of the site into the language of the page. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: keyof MessageValues<Key> extends never ? [] : [MessageValues<Key>]
) => string;
