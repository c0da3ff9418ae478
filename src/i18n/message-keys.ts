import type { messageSets } from '#src/i18n/messages/message-sets.server.ts';

/** Sets of messages that are fetched with the feature that shows them: `contact.json`, `consent.json` and the like. */
export const featureNamespaces = ['contact', 'consent', 'carousel', 'search', 'faq'] as const;

export type FeatureNamespace = (typeof featureNamespaces)[number];

/** A set of messages; `ui` comes with the first of them. */
export type Namespace = 'ui' | FeatureNamespace;

type Paths<Fields, Prefix extends string = ''> = {
  [Name in keyof Fields & string]: Fields[Name] extends { type: 'group'; fields: infer Inner }
    ? Paths<Inner, `${Prefix}${Name}.`>
    : { key: `${Prefix}${Name}`; leaf: Fields[Name] };
}[keyof Fields & string];

type Message<Name extends Namespace> = {
  [Each in Namespace]: Paths<(typeof messageSets)[Each]['fields']>;
}[Name];

/** Key of a message of a namespace, such as `footer.copyright` of `ui.json`. */
export type MessageKey<Name extends Namespace = 'ui'> = Message<Name>['key'];

type Placeholders<L> = L extends { values: readonly (infer Name extends string)[] } ? Name : never;
type Counted<L> = L extends { type: 'plural' } ? 'count' : never;
type Needed<L> = Placeholders<L> | Counted<L>;

/** Values that a message needs; a missing one does not compile. */
export type MessageValues<Key extends string, Name extends Namespace = 'ui'> = {
  [Value in Needed<Extract<Message<Name>, { key: Key }>['leaf']>]: Value extends 'count'
    ? number
    : string | number;
};

/** Translates a message of a namespace into the language of the page. */
export type Translate<Name extends Namespace = 'ui'> = <Key extends MessageKey<Name>>(
  key: Key,
  ...values: keyof MessageValues<Key, Name> extends never ? [] : [MessageValues<Key, Name>]
) => string;
