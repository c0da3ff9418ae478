import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Stands for the engine, for the browser. */
const replacement = fileURLToPath(import.meta.resolve('#src/theme/without-chakra-engine.ts'));

/**
 * Leaves Chakra's engine of styles out of the browser, where the build has run it already
 * (docs/decisions/0001): its components get what stands for it, in a build and in development.
 */
export function withoutChakraEngine(): Plugin {
  const plugin: Plugin = {
    name: 'without-chakra-engine',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/styled-system\/(?:create-slot-recipe-context|factory)\.js$/ },
      handler: (source) => (source.startsWith('../') ? replacement : undefined),
    },
  };
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}
