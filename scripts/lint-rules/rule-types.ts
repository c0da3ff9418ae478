import type { RuleTester } from 'oxlint/plugins-dev';

type AnyRule = Parameters<RuleTester['run']>[1];

/** A rule as the linter runs it. */
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;
/** The functions of a rule, by kind of node. */
export type Visitor = ReturnType<Rule['create']>;
/** Context of a rule: its file and its reports. */
export type Context = Parameters<Rule['create']>[0];
/** Any node of a syntax tree. */
export type SyntaxNode = Parameters<NonNullable<Visitor[string]>>[0];
/** The nodes of one kind. */
export type NodeOf<Kind extends SyntaxNode['type']> = Extract<SyntaxNode, { type: Kind }>;
