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
 * Parses styles.
 * @throws Error that names the part which browsers would skip
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

/** Whether a node is the block of a cascade layer. */
export function isLayer(node: CssNode, name: string): node is Atrule {
  return (
    node.type === 'Atrule' &&
    node.name === 'layer' &&
    node.prelude !== null &&
    generate(node.prelude) === name
  );
}

/** The tokens of the theme, from the layer that Chakra writes them to. */
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

/** Name of the custom property that a function reads; nothing for other functions and where a fallback is given. */
function tokenOf(node: CssNode): string | undefined {
  if (node.type !== 'Function' || node.name !== 'var' || node.children.size > 1) return undefined;
  return node.children.first?.type === 'Identifier' ? node.children.first.name : undefined;
}

/** Puts the values of tokens where they are used, in place. */
export function writeTokens<Node extends CssNode>(node: Node, tokens: Tokens): Node {
  walk(node, (use, item, list) => {
    const value = tokens.get(tokenOf(use) ?? '');
    if (value === undefined) return;
    const written = writeTokens(clone(value), tokens);
    if (written.type === 'Value') list.replace(item, written.children);
  });
  return node;
}

/** Rules that hold descriptors instead of properties. */
const describing = new Set(['font-face', 'property']);
/** Words that a family may be without quotes; any other one is a token that does not exist. */
const GENERIC_FAMILY = /^(?:(?:sans-)?serif|monospace|system-ui|inherit)$/;

/** Whether a family is a word that names none, which CSS takes for the name of a font. */
function namesNoFamily(property: string, value: CssNode): boolean {
  if (property !== 'font-family' || value.type !== 'Value') return false;
  return value.children.some((node) => node.type === 'Identifier' && !GENERIC_FAMILY.test(node.name));
}

/** Declarations that the grammar allows, as every document repeats most of them. */
const sound = new Set<string>();

/**
 * Holds styles against the grammar of CSS. Values that a script sets later are not judged.
 * @param place where the styles come from, for the sentence
 * @throws Error that names the place and what browsers would drop without a word
 */
export function refuseWrongStyles(css: string, place: string, tokens: Tokens = new Map()): void {
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
