import type { Context, NodeOf, Rule, Visitor } from './rule-types.ts';

const message = 'a cast hides a mistake: narrow the type with a check, or use `satisfies`.';

function isConst({ typeAnnotation: type }: NodeOf<'TSAsExpression'>): boolean {
  return (
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  );
}

function create(context: Context): Visitor {
  return {
    TSAsExpression(node: NodeOf<'TSAsExpression'>) {
      if (!isConst(node)) context.report({ node, message });
    },
    TSTypeAssertion(node: NodeOf<'TSTypeAssertion'>) {
      context.report({ node, message });
    },
  };
}

/** Types are checked, not claimed; `as const` is no claim. */
export const noTypeAssertion: Rule = { create };
