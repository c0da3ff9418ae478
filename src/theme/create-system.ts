import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type { LanguageDeclaration } from '#src/config/languages.ts';
import { globalStyles, keyframes } from './global-styles.ts';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { drawerRecipe } from './recipes/drawer.recipe.ts';
import { createTextStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const recipes = { button: buttonRecipe };

/** Chakra's system for a script: the build compiles every static style with it, widgets use it in the browser. */
export function createSiteSystem(script: LanguageDeclaration['script']) {
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
        slotRecipes: { drawer: drawerRecipe },
      },
    }),
  );
}
