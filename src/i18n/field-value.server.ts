import type { z } from 'zod';

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never;
}[keyof Fields];

type GroupValue<Fields> = { [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: Value<Fields[Name]> } & {
  [Name in OptionalNames<Fields>]?: Value<Fields[Name]>;
};

/** A picture for the text direction: file name without width and extension, size of the original in px. */
export type Picture = {
  name: string;
  width: number;
  height: number;
  widths: number[];
  /** Color shown until the picture loads. */
  color: string;
};

/** A downloadable file: its address, and its size formatted for the language. */
export type Certificate = { path: string; size: string };

type Meant<M> = M extends { thing: 'picture' }
  ? Picture
  : M extends { thing: 'figure' }
    ? string
    : M extends { thing: 'certificate' }
      ? Certificate
      : M extends { thing: 'record'; of: { item: infer Item } }
        ? WithId<Value<Item>>
        : M extends { thing: 'records'; of: { item: infer Item } }
          ? WithId<Value<Item>>[]
          : never;

type Flat<T> = { [Name in keyof T]: T[Name] };

/** The joined value of a field, as components get it. */
export type Value<F> = F extends { type: 'text' | 'plural' }
  ? string
  : F extends { type: 'fact'; meaning: infer M }
    ? Meant<M>
    : F extends { type: 'fact'; schema: infer Schema extends z.ZodType }
      ? z.infer<Schema>
      : F extends { type: 'derived'; bundle: infer Bundle }
        ? Value<Bundle>
        : F extends { type: 'derived'; number: string }
          ? number
          : F extends { type: 'group'; fields: infer Fields }
            ? Flat<GroupValue<Fields>>
            : F extends { type: 'variants'; variants: infer Variants }
              ? { [Kind in keyof Variants]: Flat<{ kind: Kind } & Value<Variants[Kind]>> }[keyof Variants]
              : F extends { type: 'list'; item: infer Item }
                ? WithId<Value<Item>>[]
                : never;

type WithId<T> = T extends unknown ? Flat<{ id: string } & T> : never;
