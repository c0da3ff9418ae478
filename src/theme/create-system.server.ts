import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type { Script } from '#src/config/languages.ts';
import { globalStyles, keyframes } from './global-styles.ts';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { createTextStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const recipes = { button: buttonRecipe };

/** Chakra's system for a script, with which the build compiles every style. */
export function createSiteSystem(script: Script) {
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
