import { applyEdits, type Edit } from 'jsonc-parser';
import { parseSync, type Plugin } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** Calls that create a component or a context without side effects. */
const makers = ['createContext', 'forwardRef', 'memo'];

/**
 * Lets the bundler drop unused components and contexts of packages: marks their creation as pure, removes their display
 * names, and assigns a class its context at creation. This removes four fifths of the router.
 */
export function pureCalls(packages: RegExp): Plugin {
  return {
    name: 'pure-calls',
    apply: 'build',
    transform: {
      filter: { id: packages },
      handler(code, id) {
        const { program } = parseSync(id, code);
        const edits = [...program.body.flatMap(findEdits), ...findContexts(program)];
        return edits.length === 0 ? undefined : { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

function findEdits(statement: Statement): Edit[] {
  if (isNaming(statement)) return [replace(statement, '')];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
    return isNamed(init.callee.property, makers) ? [insert(init.start, '/* @__PURE__ */ ')] : [];
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

/** `Boundary.contextType = Context`, for a class that is created after its context. */
function findContexts({ body }: Program): Edit[] {
  const made = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const find = (name: string) => made.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return body.flatMap((statement): Edit[] => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') return [];
    const { left, right } = expression;
    if (left.type !== 'MemberExpression' || !isNamed(left.property, ['contextType'])) return [];
    if (left.object.type !== 'Identifier' || right.type !== 'Identifier') return [];
    const component = find(left.object.name)?.init;
    const context = find(right.name);
    if (component?.type !== 'ClassExpression' || context === undefined || context.end > component.start) {
      return [];
    }
    // The bundler treats reading a base class as a side effect.
    return [
      insert(component.start, '/* @__PURE__ */ (() => Object.assign('),
      insert(component.end, `, { contextType: ${right.name} }))()`),
      replace(statement, ''),
    ];
  });
}

function isNamed(property: { type: string; name?: unknown }, names: readonly string[]): boolean {
  return property.type === 'Identifier' && names.some((name) => name === property.name);
}

function replace({ start, end }: { start: number; end: number }, content: string): Edit {
  return { offset: start, length: end - start, content };
}

function insert(offset: number, content: string): Edit {
  return { offset, length: 0, content };
}
