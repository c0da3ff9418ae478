import type { Context, NodeOf, Rule, SyntaxNode, Visitor } from './rule-types.ts';

const own = /^(?:\.|#src\/)/;
const complete = /\.(?:[cm]?[jt]sx?|json|css|svg|avif|webp|jpg|png|woff2)(?:\?.*)?$/;

function create(context: Context): Visitor {
  const reportSource = (source: SyntaxNode | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    if (own.test(source.value) && !complete.test(source.value)) {
      context.report({ node: source, message: 'an import of a file ends in its extension.' });
    }
  };
  const reportReExport = (node: SyntaxNode, source: SyntaxNode | null) => {
    reportSource(source);
    if (source !== null)
      context.report({ node, message: 'import from the module that holds it; nothing is exported twice.' });
  };
  return {
    ImportDeclaration: (node: NodeOf<'ImportDeclaration'>) => reportSource(node.source),
    ImportExpression: (node: NodeOf<'ImportExpression'>) => reportSource(node.source),
    ExportNamedDeclaration: (node: NodeOf<'ExportNamedDeclaration'>) => reportReExport(node, node.source),
    ExportAllDeclaration: (node: NodeOf<'ExportAllDeclaration'>) => reportReExport(node, node.source),
  };
}

/** Requires imports to name the defining file, with its extension. */
export const directImports: Rule = { create };
