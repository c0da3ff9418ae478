import type { Context, NodeOf, Rule, SyntaxNode, Visitor } from './rule-types.ts';
import { nameOf } from './written-strings.ts';

const timeName = /(?:Ms|MS)$|^(?:duration|delay|timeout|repeatDelay)$/;
const timer = /^set(?:Timeout|Interval)$/;
const writtenTime = /(?<=^|[\s,(:])(?<amount>\d+\.?\d*|\.\d+)(?<unit>m?s)(?=$|[\s,;)])/g;
const message = 'times are constants of src/config/constants.ts, with their unit in the name.';

function isWrittenNumber(node: SyntaxNode | null | undefined): boolean {
  if (node?.type === 'UnaryExpression') return isWrittenNumber(node.argument);
  if (node?.type === 'BinaryExpression') return isWrittenNumber(node.left) && isWrittenNumber(node.right);
  return node?.type === 'Literal' && typeof node.value === 'number' && node.value !== 0;
}

function calleeName(call: NodeOf<'CallExpression'>): string | undefined {
  if (call.callee.type === 'Identifier') return call.callee.name;
  if (call.callee.type !== 'MemberExpression') return undefined;
  return call.callee.property.type === 'Identifier' ? call.callee.property.name : undefined;
}

/** Returns whether a text contains a duration. Up to 1 ms is allowed: an animation without a duration never runs. */
function hasTime(text: string): boolean {
  return [...text.matchAll(writtenTime)].some(({ groups }) => {
    const amount = Number(groups?.['amount']);
    return groups?.['unit'] === 's' ? amount > 0.001 : amount > 1;
  });
}

function create(context: Context): Visitor {
  const reportNumber = (name: string | undefined, value: SyntaxNode | null) => {
    if (name !== undefined && timeName.test(name) && value !== null && isWrittenNumber(value)) {
      context.report({ node: value, message });
    }
  };
  const reportText = (node: SyntaxNode, text: string) => {
    if (hasTime(text)) context.report({ node, message });
  };
  return {
    CallExpression(node: NodeOf<'CallExpression'>) {
      const time = node.arguments[1];
      if (timer.test(calleeName(node) ?? '') && time !== undefined && isWrittenNumber(time)) {
        context.report({ node: time, message });
      }
    },
    Property(node: NodeOf<'Property'>) {
      reportNumber(nameOf(node), node.value);
    },
    JSXAttribute(node: NodeOf<'JSXAttribute'>) {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : null;
      reportNumber(node.name.type === 'JSXIdentifier' ? node.name.name : undefined, value);
    },
    VariableDeclarator(node: NodeOf<'VariableDeclarator'>) {
      reportNumber(node.id.type === 'Identifier' ? node.id.name : undefined, node.init);
    },
    AssignmentPattern(node: NodeOf<'AssignmentPattern'>) {
      reportNumber(node.left.type === 'Identifier' ? node.left.name : undefined, node.right);
    },
    Literal(node: NodeOf<'Literal'>) {
      if (typeof node.value === 'string') reportText(node, node.value);
    },
    TemplateElement(node: NodeOf<'TemplateElement'>) {
      reportText(node, node.value.raw);
    },
  };
}

/** Requires durations to be named constants in one file. */
export const namedDurations: Rule = { create };
