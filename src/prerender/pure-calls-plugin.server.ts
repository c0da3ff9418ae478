import { parseSync, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
/** A part of a text, from one position to another, and what stands there instead. */
type Edit = { start: number; end: number; text: string };

/** What makes a component or a context, and does nothing else. */
const makers = ['createContext', 'forwardRef', 'memo'];

/**
 * Lets the bundler drop the components and contexts of a package that nobody uses: what makes them is marked as pure,
 * and their names for development tools go. Of the router four fifths are such.
 */
export function pureCalls(packages: RegExp): Plugin {
  return {
    name: 'pure-calls',
    apply: 'build',
    transform: {
      filter: { id: packages },
      handler(code, id) {
        const edits = parseSync(id, code).program.body.flatMap(findEdits);
        return edits.length === 0 ? undefined : { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

function findEdits(statement: Statement): Edit[] {
  if (isNaming(statement)) return [{ ...statement, text: '' }];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
    const { start } = init;
    return isNamed(init.callee.property, makers) ? [{ start, end: start, text: '/* @__PURE__ */ ' }] : [];
  });
}

/** `Link.displayName = 'Link'` */
function isNaming(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  return (
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    isNamed(expression.left.property, ['displayName'])
  );
}

function isNamed(property: { type: string; name?: unknown }, names: readonly string[]): boolean {
  return property.type === 'Identifier' && names.some((name) => name === property.name);
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const kept = edits.map(({ start, text }, position) => code.slice(edits[position - 1]?.end, start) + text);
  return kept.join('') + code.slice(edits.at(-1)?.end);
}
