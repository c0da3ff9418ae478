import type { Context, NodeOf, Rule, SyntaxNode, Visitor } from './rule-types.ts';

type Parent = NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>;

const message =
  'translators take a bare text away from React: give a text that comes and goes, or stands beside what does, an element of its own.';

/** Lists possible values of an expression, such as both branches of a conditional. */
function listOutcomes(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ConditionalExpression')
    return [...listOutcomes(node.consequent), ...listOutcomes(node.alternate)];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' ? listOutcomes(node.right) : [node.left, node.right].flatMap(listOutcomes);
  return [node];
}

function isNothing(node: SyntaxNode): boolean {
  if (node.type === 'Literal')
    return node.value === null || typeof node.value === 'boolean' || node.value === '';
  return node.type === 'Identifier' && node.name === 'undefined';
}

/** Returns whether a node is a literal text or a function call that may return text. */
function mayBeText(node: SyntaxNode): boolean {
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return !isNothing(node);
  return node.type === 'CallExpression' && node.callee.type === 'Identifier';
}

/** Returns whether a child is rendered conditionally. */
function isChanging(child: SyntaxNode): boolean {
  const { type } = child.type === 'JSXExpressionContainer' ? child.expression : child;
  return type === 'ConditionalExpression' || type === 'LogicalExpression';
}

function isBareText(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type === 'JSXExpressionContainer' && listOutcomes(child.expression).some(mayBeText);
}

function isChild(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function create(context: Context): Visitor {
  const check = ({ children }: Parent) => {
    const shown = children.filter(isChild);
    if (shown.length < 2 || !shown.some(isChanging)) return;
    for (const node of shown.filter(isBareText)) context.report({ node, message });
  };
  return { JSXElement: check, JSXFragment: check };
}

/** Requires an element around texts next to conditional children, because page translators replace text nodes. */
export const stableTexts: Rule = { create };
