import type { DummyRuleMap, OxlintOverride } from 'oxlint';

const tests = ['tests/**', '**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts'];
const scriptsAndModules = ['src/**/*.ts', 'server/**/*.ts', 'scripts/**/*.ts'];
/** Files that need a default export for their tool. */
const defaultExports = [
  '*.config.ts',
  '**/*.d.ts',
  'scripts/lint-rules/site-plugin.ts',
  'tests/support/serve-build.ts',
];

const structure = {
  'import/no-cycle': 'error',
  'import/no-default-export': 'error',
  'import/no-duplicates': 'error',
  'import/no-self-import': 'error',
  'oxc/no-barrel-file': ['error', { threshold: 0 }],
  'site/direct-imports': 'error',
  'site/plain-names': 'error',
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
  'typescript/no-import-type-side-effects': 'error',
  'typescript/no-require-imports': 'error',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'unicorn/prefer-node-protocol': 'error',
} satisfies DummyRuleMap;

const types = {
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  'typescript/consistent-type-definitions': ['error', 'type'],
  'typescript/no-explicit-any': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-assertion': 'error',
} satisfies DummyRuleMap;

/** Rules that need type declarations. Off for `.mjs`, which must run on old Node versions and has no types. */
const declaredTypes = {
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
} satisfies DummyRuleMap;

/** Rules that need type information. */
const typeAware = {
  ...declaredTypes,
  'typescript/no-deprecated': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
} satisfies DummyRuleMap;

const clarity = {
  eqeqeq: 'error',
  'no-alert': 'error',
  'no-empty': 'error',
  'no-param-reassign': 'error',
  'no-var': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
  'prefer-const': 'error',
  'preserve-caught-error': 'error',
  'unicorn/no-abusive-eslint-disable': 'error',
} satisfies DummyRuleMap;

const components = {
  'jsx-a11y/anchor-ambiguous-text': 'error',
  'jsx-a11y/prefer-tag-over-role': 'off',
  'react/button-has-type': 'error',
  'react/exhaustive-deps': 'error',
  'react/iframe-missing-sandbox': 'error',
  'react/jsx-no-constructed-context-values': 'error',
  'react/jsx-no-script-url': 'error',
  'react/jsx-no-target-blank': 'error',
  'react/jsx-no-useless-fragment': 'error',
  'react/no-unknown-property': 'error',
  'react/no-unstable-nested-components': 'error',
  'react/rules-of-hooks': 'error',
} satisfies DummyRuleMap;

const testRules = {
  'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] }],
  'vitest/no-commented-out-tests': 'error',
  'vitest/no-disabled-tests': 'error',
  'vitest/no-focused-tests': 'error',
  'vitest/no-identical-title': 'error',
  'vitest/no-restricted-matchers': [
    'error',
    {
      toMatchFileSnapshot: 'say what is expected instead of keeping a copy.',
      toMatchInlineSnapshot: 'say what is expected instead of keeping a copy.',
      toMatchSnapshot: 'say what is expected instead of keeping a copy.',
    },
  ],
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  'vitest/valid-title': ['error', { disallowedWords: ['should', 'Should'], ignoreTypeOfDescribeName: true }],
} satisfies DummyRuleMap;

function switchOff(rules: string[]): DummyRuleMap {
  return Object.fromEntries(rules.map((rule) => [rule, 'off']));
}

/** Rules for every file. */
export const globalRules = { ...structure, ...types, ...typeAware, ...clarity, ...components };

/** Rules for some files; later ones replace earlier ones. */
export const fileOverrides: OxlintOverride[] = [
  { files: ['**/*.ts'], rules: { 'max-lines': ['error', { max: 200 }] } },
  { files: ['**/*.tsx'], rules: { 'max-lines': ['error', { max: 150 }] } },
  { files: scriptsAndModules, rules: { 'max-lines-per-function': ['error', { max: 40 }] } },
  {
    files: ['src/**'],
    rules: {
      'import/no-relative-parent-imports': 'error',
      'no-console': 'error',
      'react/jsx-no-literals': ['error', { ignoreProps: true }],
      'site/logical-sides': 'error',
      'site/named-durations': 'error',
      'site/stable-texts': 'error',
      'site/text-in-bundles': 'error',
    },
  },
  { files: ['src/config/constants.ts'], rules: { 'site/named-durations': 'off' } },
  { files: ['src/config/languages.ts', '**/*.server.ts'], rules: { 'site/text-in-bundles': 'off' } },
  // Language data of the search, which is never shown.
  {
    files: ['src/features/search/{normalize-text,stem-word,keyboard-layout}.ts'],
    rules: { 'site/text-in-bundles': 'off' },
  },
  { files: defaultExports, rules: { 'import/no-default-export': 'off' } },
  // Only interfaces can extend declarations of a library.
  { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
  { files: ['**/*.mjs'], rules: switchOff(Object.keys(declaredTypes)) },
  {
    files: tests,
    rules: switchOff([
      'max-lines',
      'max-lines-per-function',
      'react/jsx-no-literals',
      'site/logical-sides',
      'site/named-durations',
      'site/stable-texts',
      'site/text-in-bundles',
    ]),
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', 'tests/e2e/**'], rules: testRules },
  { files: ['tests/e2e/**'], rules: { 'vitest/expect-expect': 'off' } },
  // Playwright fixtures use empty patterns and a function called `use`, which is not a hook.
  {
    files: ['tests/e2e/**', 'tests/support/**'],
    rules: switchOff(['no-empty-pattern', 'react/rules-of-hooks', 'vitest/no-standalone-expect']),
  },
];
