// Prints the size of the site's code and the content of its pages.
import { fileURLToPath } from 'node:url';
import { languageCodes } from '#src/config/languages.ts';
import { measureCode, codeLimits } from './size/measure-code.ts';
import { tabulatePages } from './size/measure-pages.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const code = measureCode(project);

console.log('src without tests        now      most');
for (const name of ['modules', 'lines', 'styles', 'kinds'] as const) {
  console.log(name.padEnd(20) + String(code[name]).padStart(8) + String(codeLimits[name]).padStart(10));
}
const pages = tabulatePages(project);
if (pages.length > 0) {
  const words = languageCodes.map((language) => language.padStart(6)).join('');
  console.log(`\n${'words and drawings in main'.padEnd(36)}${words}  drawings\n${pages.join('\n')}`);
}
