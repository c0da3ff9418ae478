import type { Context, NodeOf, Rule, SyntaxNode, Visitor } from './rule-types.ts';
import { findStrings, nameOf } from './written-strings.ts';

const shorthand = /^(?:m|p|scrollM|scrollP)[lr]$/;
const sides = /^(?:left|right)$/;
const longhand =
  /^(?:margin|padding|border|rounded|inset|scroll-?margin|scroll-?padding)-?(?:top-?|bottom-?)?(?:left|right)(?:-?(?:color|style|width|radius))?$/i;
const sidedValue = /^(?:textAlign|text-align|float|clear|justify(?:Content|Items|Self))$/;
const css =
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:top-|bottom-)?(?:left|right)|(?:^|[;{])\s*(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

const advice =
  'use the logical side (ms, pe, insetStart, borderEnd, start, end), which follows the direction of the language.';

function isPhysical(name: string): boolean {
  return shorthand.test(name) || sides.test(name) || longhand.test(name);
}

/** Returns whether an object is an argument of `scrollTo` or similar, which only has physical positions. */
function isScrollTarget(object: SyntaxNode): boolean {
  const call = object.parent;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const { property } = call.callee;
  return property.type === 'Identifier' && /^scroll(?:To|By)?$/.test(property.name);
}

function reportValues(context: Context, name: string, value: SyntaxNode): void {
  if (!sidedValue.test(name)) return;
  for (const { text, node } of findStrings(value)) {
    if (sides.test(text))
      context.report({ node, message: `${name}: '${text}' is a physical side: ${advice}` });
  }
}

function create(context: Context): Visitor {
  const reportCss = (node: SyntaxNode, text: string) => {
    if (css.test(text)) context.report({ node, message: `the style names a physical side: ${advice}` });
  };
  return {
    Property(node: NodeOf<'Property'>) {
      const name = nameOf(node);
      if (name === undefined || node.parent.type !== 'ObjectExpression') return;
      if (isPhysical(name) && !isScrollTarget(node.parent)) {
        context.report({ node: node.key, message: `${name} is a physical side: ${advice}` });
      }
      reportValues(context, name, node.value);
    },
    JSXAttribute(node: NodeOf<'JSXAttribute'>) {
      if (node.name.type !== 'JSXIdentifier') return;
      const { name } = node.name;
      if (isPhysical(name)) context.report({ node, message: `${name} is a physical side: ${advice}` });
      if (node.value !== null) reportValues(context, name, node.value);
    },
    Literal(node: NodeOf<'Literal'>) {
      const isKey = node.parent.type === 'Property' && node.parent.key === node;
      if (typeof node.value === 'string' && !isKey) reportCss(node, node.value);
    },
    TemplateElement(node: NodeOf<'TemplateElement'>) {
      reportCss(node, node.value.raw);
    },
  };
}

/** Requires logical instead of physical sides for margins, paddings, borders and positions. */
export const logicalSides: Rule = { create };
