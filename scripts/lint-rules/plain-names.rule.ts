import { basename, dirname, relative, sep } from 'node:path';
import type { Context, NodeOf, Rule, Visitor } from './rule-types.ts';

const catchAllNames = new Set([
  'utils',
  'util',
  'helpers',
  'lib',
  'common',
  'misc',
  'hooks',
  'types',
  'shared',
]);

function create(context: Context): Visitor {
  return {
    Program(node: NodeOf<'Program'>) {
      const path = relative(context.cwd, context.filename);
      const name = [...dirname(path).split(sep), basename(path).split('.')[0] ?? ''].find((part) =>
        catchAllNames.has(part),
      );
      if (name !== undefined) {
        context.report({ node, message: `"${name}" says nothing: put the code where its subject lives.` });
      }
      if (basename(path).startsWith('index.')) {
        context.report({ node, message: 'a file is named after what it holds, never index.' });
      }
    },
  };
}

/** Forbids file and folder names that do not describe the contents. */
export const plainNames: Rule = { create };
