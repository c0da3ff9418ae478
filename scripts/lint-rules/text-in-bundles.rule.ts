import type { Context, NodeOf, Rule, SyntaxNode, Visitor } from './rule-types.ts';
import { findStrings } from './written-strings.ts';

const readAttributes = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'heading',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);
const message = 'visible text stands in locales/<language>: take it as a prop.';

function isReadAttribute({ name }: NodeOf<'JSXAttribute'>): boolean {
  if (name.type === 'JSXIdentifier') return readAttributes.has(name.name);
  return false;
}

function create(context: Context): Visitor {
  const reportWords = (root: SyntaxNode) => {
    for (const { text, node } of findStrings(root)) {
      if (/\p{L}/u.test(text)) context.report({ node, message });
    }
  };
  const reportArabic = (node: SyntaxNode, text: string) => {
    if (/\p{Script=Arabic}/u.test(text)) context.report({ node, message });
  };
  return {
    JSXExpressionContainer(node: NodeOf<'JSXExpressionContainer'>) {
      if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') reportWords(node);
    },
    JSXAttribute(node: NodeOf<'JSXAttribute'>) {
      if (node.value !== null && isReadAttribute(node)) reportWords(node.value);
    },
    Literal(node: NodeOf<'Literal'>) {
      if (typeof node.value === 'string') reportArabic(node, node.value);
    },
    TemplateElement(node: NodeOf<'TemplateElement'>) {
      reportArabic(node, node.value.raw);
    },
  };
}

/** Forbids texts for visitors in code; they belong in the bundles. */
export const textInBundles: Rule = { create };
