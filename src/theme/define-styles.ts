import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A compiled use of a recipe of the theme, with what is particular to the place. */
export type RecipeStyle = { recipe: 'button'; variants: Record<string, string>; extra: SystemStyleObject };
export type StyleRule = SystemStyleObject | RecipeStyle;

/** Every style that was defined, by class name. Read by the build; the browser gets class names only. */
export const definedStyles = new Map<string, StyleRule>();

const definedNames = new Set<string>();

/** Names are written out while the site is worked on; visitors get the shortest that there are, of which none names an element. */
function nameClass(name: string): string {
  return import.meta.env.DEV ? name : `y${definedStyles.size.toString(36)}`;
}

/**
 * Defines the styles of one component in Chakra's vocabulary and returns their class names.
 * @param component file name of the component without its ending; class names begin with it
 * @throws Error when two files define the same class
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

/** The look of a recipe of the theme, compiled: `fromRecipe('button', { variant: 'light' })`. */
export function fromRecipe(
  recipe: RecipeStyle['recipe'],
  variants: RecipeStyle['variants'],
  extra: SystemStyleObject = {},
): RecipeStyle {
  return { recipe, variants, extra };
}
