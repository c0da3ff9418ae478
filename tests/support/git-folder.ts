import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Asks git in a folder. @throws Error with what it has said */
export function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** A folder of its own in git, which merges and ignores as the project does; somebody of this name works there. */
export function beginFolder(name = 'Rea'): string {
  const root = mkdtempSync(join(tmpdir(), 'git-'));
  git(root, 'init', '--quiet', '--initial-branch=main');
  introduce(root, name);
  for (const file of ['.gitattributes', '.gitignore']) copyFileSync(join(project, file), join(root, file));
  return root;
}

/** Tells git who works in a folder. */
export function introduce(root: string, name: string): void {
  const email = `${name.toLowerCase()}@site.example`;
  appendFileSync(join(root, '.git/config'), `[user]\n\tname = ${name}\n\temail = ${email}\n`);
}

/** Commits everything that stands in a folder. */
export function commitAll(root: string, message = 'texts'): void {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', message);
}
