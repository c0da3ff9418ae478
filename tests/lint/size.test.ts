import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureCode, codeLimits } from '../../scripts/size/measure-code.ts';

const code = measureCode(join(import.meta.dirname, '../..'));

it.each(['modules', 'lines', 'styles', 'kinds'] as const)('the site has no more %s than agreed', (name) => {
  expect(code[name], 'npm run size prints all figures').toBeLessThanOrEqual(codeLimits[name]);
});
