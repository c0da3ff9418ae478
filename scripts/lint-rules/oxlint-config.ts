import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { importOverrides } from './restricted-imports.ts';
import { fileOverrides, globalRules } from './rule-set.ts';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** Names of the features, from the file system. */
function listFeatures(root: string): string[] {
  const folder = join(root, 'src', 'features');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The configuration of the linter.
 * @param features names of the folders in `src/features`.
 * @param plugin path of the project's own rules, seen from the configuration.
 */
export function createOxlintConfig(
  features: readonly string[],
  plugin = './scripts/lint-rules/site-plugin.ts',
) {
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['eslint', 'typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'vitest'],
    jsPlugins: [plugin],
    categories: { correctness: 'error' },
    env: { builtin: true, browser: true, node: true },
    options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
    ignorePatterns: ['dist', '.ssr', '.cache', 'public'],
    rules: globalRules,
    overrides: [...fileOverrides, ...importOverrides(features)],
  };
}

/** The text of `.oxlintrc.json`. */
export function printOxlintConfig(): Promise<string> {
  const config = createOxlintConfig(listFeatures(projectRoot));
  return format(JSON.stringify(config), { parser: 'json', printWidth: 110 });
}
