import type { Attributes, ComponentType } from 'react';
import type { SectionContent, StaticContent } from '#src/content/content-types.ts';

type StaticKind = StaticContent['kind'];

type StaticProps = { [Kind in StaticKind]: SectionContent<Kind> & Attributes };

/** What shows kinds of sections that are markup and links. */
export type SectionTable = { readonly [Kind in StaticKind]?: ComponentType<StaticProps[Kind]> };

/** A component for each kind of a description that is markup and links. */
export type SectionsOf<Kinds> = Required<Pick<SectionTable, Extract<keyof Kinds, StaticKind>>>;

type Props<Kind extends StaticKind> = {
  kind: Kind;
  content: StaticProps[Kind];
  table: SectionTable;
};

/**
 * A section that is markup and links.
 * @throws Error when the table has no component for its kind
 */
export function StaticSection<Kind extends StaticKind>({ kind, content, table }: Props<Kind>) {
  const Section: ComponentType<StaticProps[Kind]> | undefined = table[kind];
  if (Section === undefined) throw new Error(`No component shows the kind of section "${kind}".`);
  return <Section {...content} />;
}
