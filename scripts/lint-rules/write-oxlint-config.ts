// Writes .oxlintrc.json from the import table and the rule set; --check only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printOxlintConfig, projectRoot } from './oxlint-config.ts';

const path = join(projectRoot, '.oxlintrc.json');
const text = await printOxlintConfig();

if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('.oxlintrc.json is not what the table says: run `npm run lint:config`.');
  process.exitCode = 1;
}
