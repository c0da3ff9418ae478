import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A recipe of the theme with variants and additional styles. */
export type RecipeStyle = { recipe: 'button'; variants: Record<string, string>; extra: SystemStyleObject };
export type StyleRule = SystemStyleObject | RecipeStyle;

/** Every defined style by class name, for the build; the browser gets class names only. */
export const definedStyles = new Map<string, StyleRule>();

const definedNames = new Set<string>();

/** Readable names in development; production builds use the shortest class names, which never equal an element name. */
function nameClass(name: string): string {
  return import.meta.env.DEV ? name : `y${definedStyles.size.toString(36)}`;
}

/**
 * Defines the styles of a component in Chakra's vocabulary and returns their class names.
 * @param component file name of the component without extension; prefix of its class names
 * @throws Error if two files define the same class
 */
export function defineStyles<Part extends string>(
  component: string,
  parts: Record<Part, StyleRule>,
): Record<Part, string> {
  const entries = Object.entries<StyleRule>(parts).map(([part, rule]): [string, string] => {
    const name = `${component}-${part}`;
    if (definedNames.has(name)) throw new Error(`The style ${name} is defined twice.`);
    definedNames.add(name);
    const className = nameClass(name);
    definedStyles.set(className, rule);
    return [part, className];
  });
  const classNames = Object.fromEntries(entries);
  if (!hasEveryPart(classNames, parts)) throw new Error(`${component} lacks a class name.`);
  return classNames;
}

function hasEveryPart<Part extends string>(
  classNames: Record<string, string>,
  parts: Record<Part, StyleRule>,
): classNames is Record<Part, string> {
  return Object.keys(parts).every((part) => Object.hasOwn(classNames, part));
}

/** Uses a recipe of the theme: `fromRecipe('button', { variant: 'light' })`. */
export function fromRecipe(
  recipe: RecipeStyle['recipe'],
  variants: RecipeStyle['variants'],
  extra: SystemStyleObject = {},
): RecipeStyle {
  return { recipe, variants, extra };
}
