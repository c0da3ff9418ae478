import type { NodeOf, SyntaxNode } from './rule-types.ts';

/** A string literal and the node to report. */
export type WrittenString = { text: string; node: SyntaxNode };

function partsOf(template: NodeOf<'TemplateLiteral'>): WrittenString[] {
  return [
    ...template.quasis.map((node) => ({ text: node.value.raw, node })),
    ...template.expressions.flatMap((expression) => findStrings(expression)),
  ];
}

/** Returns the expressions that determine a value: both branches of a conditional, the values of an object. */
function sourcesOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') return [node.left, node.right];
  if (node.type === 'ArrayExpression') return node.elements.filter((element) => element !== null);
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) => (property.type === 'Property' ? [property.value] : []));
  }
  const isWrapper = node.type === 'JSXExpressionContainer' || node.type === 'TSSatisfiesExpression';
  return isWrapper || node.type === 'TSAsExpression' ? [node.expression] : [];
}

/** Finds all string literals that an expression may evaluate to. */
export function findStrings(node: SyntaxNode): WrittenString[] {
  if (node.type === 'TemplateLiteral') return partsOf(node);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, node }] : [];
  return sourcesOf(node).flatMap((source) => findStrings(source));
}

/** Returns the name of a property unless it is computed. */
export function nameOf(property: NodeOf<'Property'>): string | undefined {
  if (property.key.type === 'Identifier' && !property.computed) return property.key.name;
  return property.key.type === 'Literal' && typeof property.key.value === 'string'
    ? property.key.value
    : undefined;
}
