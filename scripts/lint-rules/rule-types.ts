import type { RuleTester } from 'oxlint/plugins-dev';

type AnyRule = Parameters<RuleTester['run']>[1];

/** A rule for the linter. */
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;
/** Callbacks of a rule, by node type. */
export type Visitor = ReturnType<Rule['create']>;
/** Context of a rule: its file and reports. */
export type Context = Parameters<Rule['create']>[0];
/** Any node of a syntax tree. */
export type SyntaxNode = Parameters<NonNullable<Visitor[string]>>[0];
/** Nodes of one type. */
export type NodeOf<Kind extends SyntaxNode['type']> = Extract<SyntaxNode, { type: Kind }>;
