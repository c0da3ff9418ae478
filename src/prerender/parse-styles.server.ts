import {
  type Atrule,
  clone,
  type CssNode,
  generate,
  lexer,
  parse,
  type StyleSheet,
  type Value,
  walk,
} from 'css-tree';

/** Values of custom properties, by name. */
export type Tokens = ReadonlyMap<string, Value>;

/**
 * Parses a style sheet.
 * @throws Error with the part that browsers would ignore
 */
export function parseStyles(css: string): StyleSheet {
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError(_error, part) {
      throw new Error(`"${generate(part)}" is no CSS: browsers skip it without a word.`);
    },
  });
  if (sheet.type !== 'StyleSheet') throw new Error('Styles are parsed as a whole sheet.');
  return sheet;
}

/** Returns whether a node is the block of a cascade layer. */
export function isLayer(node: CssNode, name: string): node is Atrule {
  return (
    node.type === 'Atrule' &&
    node.name === 'layer' &&
    node.prelude !== null &&
    generate(node.prelude) === name
  );
}

/** Returns the theme's tokens, from the layer that Chakra writes them to. */
export function readTokens(sheet: StyleSheet): Tokens {
  const tokens = new Map<string, Value>();
  for (const layer of sheet.children.filter((node) => isLayer(node, 'tokens'))) {
    walk(layer, {
      visit: 'Declaration',
      enter({ property, value }) {
        if (value.type === 'Value') tokens.set(property, value);
      },
    });
  }
  return tokens;
}

/** Returns the custom property that a `var()` reads; undefined for other functions or if it has a fallback. */
function tokenOf(node: CssNode): string | undefined {
  if (node.type !== 'Function' || node.name !== 'var' || node.children.size > 1) return undefined;
  return node.children.first?.type === 'Identifier' ? node.children.first.name : undefined;
}

/** Replaces token references with their values, in place. */
export function writeTokens<Node extends CssNode>(node: Node, tokens: Tokens): Node {
  walk(node, (use, item, list) => {
    const value = tokens.get(tokenOf(use) ?? '');
    if (value === undefined) return;
    const written = writeTokens(clone(value), tokens);
    if (written.type === 'Value') list.replace(item, written.children);
  });
  return node;
}

/** At-rules that contain descriptors instead of properties. */
const describing = new Set(['font-face', 'property']);
/** Family keywords allowed without quotes; any other word is an unknown token. */
const GENERIC_FAMILY = /^(?:(?:sans-)?serif|monospace|system-ui|inherit)$/;

/** Returns whether a font family is an unknown token, which CSS accepts as the name of a font. */
function namesNoFamily(property: string, value: CssNode): boolean {
  if (property !== 'font-family' || value.type !== 'Value') return false;
  return value.children.some((node) => node.type === 'Identifier' && !GENERIC_FAMILY.test(node.name));
}

/** Cache of valid declarations, since documents repeat most of them. */
const sound = new Set<string>();

/**
 * Checks styles against the CSS grammar, except values that contain runtime custom properties.
 * @param place origin of the styles, for the error message
 * @throws Error with the place and the declaration that browsers would silently ignore
 */
export function validateStyles(css: string, place: string, tokens: Tokens = new Map()): void {
  walk(writeTokens(parseStyles(css), tokens), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('--')) return;
      const written = generate(value);
      if (written.includes('var(')) return;
      const described = this.atrule !== null && describing.has(this.atrule.name) ? this.atrule.name : '';
      const declaration = `${described} ${property}:${written}`;
      if (sound.has(declaration)) return;
      const { error } =
        described === ''
          ? lexer.matchProperty(property, value)
          : lexer.matchAtruleDescriptor(described, property, value);
      if (error === null && !namesNoFamily(property, value)) {
        sound.add(declaration);
        return;
      }
      throw new Error(
        `${place}: browsers drop "${property}: ${written}". Write a token of the theme or a value of CSS.`,
      );
    },
  });
}
