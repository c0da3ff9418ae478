import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printOxlintConfig, projectRoot } from '../../scripts/lint-rules/oxlint-config.ts';

it('writes .oxlintrc.json as the import table and the rule set say (npm run lint:config)', async () => {
  expect(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8')).toBe(await printOxlintConfig());
});
