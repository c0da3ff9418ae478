import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Replacement for the engine in the browser. */
const replacement = fileURLToPath(import.meta.resolve('#src/theme/without-chakra-engine.ts'));

/**
 * Removes Chakra's style engine from the browser, since the build has already run it (docs/decisions/0001): its
 * components get a stub, in builds and in development.
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
