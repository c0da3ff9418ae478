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
): Record<Part, string>;
export function defineStyles(component: string, parts: Record<string, StyleRule>): object {
  const entries = Object.entries(parts).map(([part, rule]): [string, string] => {
    const name = `${component}-${part}`;
    if (definedNames.has(name)) throw new Error(`The style ${name} is defined twice.`);
    definedNames.add(name);
    const className = nameClass(name);
    definedStyles.set(className, rule);
    return [part, className];
  });
  return Object.fromEntries(entries);
}

/** The look of a recipe of the theme, compiled: `fromRecipe('button', { variant: 'light' })`. */
export function fromRecipe(
  recipe: RecipeStyle['recipe'],
  variants: RecipeStyle['variants'],
  extra: SystemStyleObject = {},
): RecipeStyle {
  return { recipe, variants, extra };
}
