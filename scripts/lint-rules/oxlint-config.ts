import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';
import { importOverrides } from './restricted-imports.ts';
import { fileOverrides, globalRules } from './rule-set.ts';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** Lists the feature folders. */
export function listFeatures(): string[] {
  return readdirSync(join(projectRoot, 'src', 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Creates the linter's configuration.
 * @param features names of the folders in `src/features`
 */
export function createOxlintConfig(features: readonly string[]) {
  return {
    plugins: ['eslint', 'typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'vitest'],
    jsPlugins: [join(import.meta.dirname, 'site-plugin.ts')],
    categories: { correctness: 'error' },
    env: { builtin: true, browser: true, node: true },
    options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
    ignorePatterns: ['dist', '.ssr', '.cache', 'public', 'hosts'],
    rules: globalRules,
    overrides: [...fileOverrides, ...importOverrides(features)],
  } satisfies OxlintConfig;
}
