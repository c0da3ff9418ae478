import type { messageSets } from '#src/i18n/messages/message-sets.server.ts';

/** Message namespaces that are loaded with their feature: `contact.json`, `consent.json` and others. */
export const featureNamespaces = ['contact', 'consent', 'carousel', 'search', 'faq'] as const;

export type FeatureNamespace = (typeof featureNamespaces)[number];

/** A message namespace; `ui` is loaded first. */
export type Namespace = 'ui' | FeatureNamespace;

type Paths<Fields, Prefix extends string = ''> = {
  [Name in keyof Fields & string]: Fields[Name] extends { type: 'group'; fields: infer Inner }
    ? Paths<Inner, `${Prefix}${Name}.`>
    : { key: `${Prefix}${Name}`; leaf: Fields[Name] };
}[keyof Fields & string];

type Message<Name extends Namespace> = {
  [Each in Namespace]: Paths<(typeof messageSets)[Each]['fields']>;
}[Name];

/** Key of a message of a namespace, such as `footer.copyright` in `ui.json`. */
export type MessageKey<Name extends Namespace = 'ui'> = Message<Name>['key'];

type Placeholders<L> = L extends { values: readonly (infer Name extends string)[] } ? Name : never;
type Counted<L> = L extends { type: 'plural' } ? 'count' : never;
type Needed<L> = Placeholders<L> | Counted<L>;

/** Values that a message requires; a missing one is a type error. */
export type MessageValues<Key extends string, Name extends Namespace = 'ui'> = {
  [Value in Needed<Extract<Message<Name>, { key: Key }>['leaf']>]: Value extends 'count'
    ? number
    : string | number;
};

/** Translates a message of a namespace into the page's language. */
export type Translate<Name extends Namespace = 'ui'> = <Key extends MessageKey<Name>>(
  key: Key,
  ...values: keyof MessageValues<Key, Name> extends never ? [] : [MessageValues<Key, Name>]
) => string;
