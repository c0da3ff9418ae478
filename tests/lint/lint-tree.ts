import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { createOxlintConfig, projectRoot } from '../../scripts/lint-rules/oxlint-config.ts';

const output = z.object({
  diagnostics: z.array(
    z.object({ code: z.string(), message: z.string(), help: z.string().optional(), filename: z.string() }),
  ),
});

export type Report = z.infer<typeof output>['diagnostics'][number];

function writeTree(root: string, files: Record<string, string>, features: readonly string[]): void {
  // The tree has no packages, so type-aware rules cannot work.
  const config = JSON.stringify({ ...createOxlintConfig(features), options: { typeAware: false } });
  for (const [path, text] of Object.entries({ ...files, '.oxlintrc.json': config })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/**
 * Lints files in a temporary tree with the project's rules.
 * @param files texts by path from the project root
 * @param features names of features for the rules
 * @returns the linter's findings
 * @throws Error if the linter does not run
 */
export function lintTree(files: Record<string, string>, features: readonly string[] = []): Report[] {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    writeTree(root, files, features);
    const linter = join(projectRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const run = spawnSync(process.execPath, [linter, '--format', 'json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!run.stdout.startsWith('{')) throw new Error(`the linter says: ${run.stdout}${run.stderr}`);
    return output.parse(JSON.parse(run.stdout)).diagnostics;
  } finally {
    rmSync(root, { recursive: true });
  }
}
