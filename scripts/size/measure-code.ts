import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKinds, signatureKinds } from '#src/content/describe/sections.server.ts';

/** Size of the site's code, without tests. */
export type CodeSize = {
  modules: number;
  lines: number;
  /** Lines of `*.styles.ts`, also included in `lines`. */
  styles: number;
  /** Section kinds that are not signatures, most of them shared. */
  kinds: number;
};

/** Limits of the code size. Lower them here whenever the code gets smaller. */
export const codeLimits: CodeSize = { modules: 518, lines: 29_880, styles: 4915, kinds: 22 };

const module = /\.tsx?$/;
const noCode = /\.(?:test|fixture|d)\.tsx?$/;

function countLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

/** Measures `src`. */
export function measureCode(project: string): CodeSize {
  const folder = join(project, 'src');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => module.test(path) && !noCode.test(path))
    .map((path) => ({ path, lines: countLines(join(folder, path)) }));
  const sum = (of: typeof modules) => of.reduce((total, { lines }) => total + lines, 0);
  return {
    modules: modules.length,
    lines: sum(modules),
    styles: sum(modules.filter(({ path }) => path.endsWith('.styles.ts'))),
    kinds: Object.keys(sectionKinds).length - Object.keys(signatureKinds).length,
  };
}
