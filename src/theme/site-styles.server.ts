import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { languageCodes, languages, type Script } from '#src/config/languages.ts';
import { definedStyles, type StyleRule } from './define-styles.ts';
import { globalStyles, keyframes } from './global-styles.ts';
import { darkenedProperty } from './paper-inks.ts';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { createTextStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** Compiled styles of one script: global rules, and rules by class. */
export type CompiledStyles = { global: string; rules: Record<string, string> };

const modules = import.meta.glob<Record<string, string>>('/src/**/*.styles.ts', {
  eager: true,
  import: 'styles',
});

/** Class names of every style module, by path. Importing the modules fills the registry. */
export const classNames = { ...modules };

const scripts = [...new Set<Script>(languageCodes.map((code) => languages[code].script))];

const recipes = { button: buttonRecipe };

/** Creates Chakra's system for a script; the build compiles every style with it. */
function createSiteSystem(script: Script) {
  return createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      globalCss: globalStyles,
      theme: {
        breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
        tokens,
        textStyles: createTextStyles(script),
        keyframes,
        recipes,
      },
    }),
  );
}

/** Compiles every style of the site once per script. */
export function compileSiteStyles(): Record<string, CompiledStyles> {
  return Object.fromEntries(scripts.map((script) => [script, compileForScript(createSiteSystem(script))]));
}

function compileForScript(system: SystemContext): CompiledStyles {
  const rules = [...definedStyles].map(([className, rule]): [string, string] => [
    className,
    compileRule(system, className, rule),
  ]);
  return {
    global: `${system.layers.atRule}@layer components;${darkenedProperty}${toCss(system._global)}`,
    rules: Object.fromEntries(rules),
  };
}

function compileRule(system: SystemContext, className: string, rule: StyleRule): string {
  if (!isRecipeStyle(rule)) return `@layer components{${toCss(system.css(rule), `.${className}`)}}`;
  const recipe = system.cva(recipes[rule.recipe])(rule.variants);
  const extra = toCss(system.css(rule.extra), `.${className}`);
  return toCss(recipe, `.${className}`) + (extra === '' ? '' : `@layer components{${extra}}`);
}

function isRecipeStyle(rule: StyleRule): rule is Extract<StyleRule, { recipe: 'button' }> {
  return 'recipe' in rule;
}

function toCss(styles: object | object[], selector = ''): string {
  const sources = [styles].flat().map((source) => Object.fromEntries(Object.entries(source)));
  const { styles: text } = serializeStyles(sources);
  return serialize(compile(selector === '' ? text : `${selector}{${text}}`), stringify);
}
