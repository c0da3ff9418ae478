import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Runs git in a folder. @throws Error with git's output */
export function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** Creates a git folder with the project's merge and ignore rules, and a user of this name. */
export function beginFolder(name = 'Rea'): string {
  const root = mkdtempSync(join(tmpdir(), 'git-'));
  git(root, 'init', '--quiet', '--initial-branch=main');
  introduce(root, name);
  for (const file of ['.gitattributes', '.gitignore']) copyFileSync(join(project, file), join(root, file));
  return root;
}

/** Sets the git user of a folder. */
export function introduce(root: string, name: string): void {
  const email = `${name.toLowerCase()}@site.example`;
  appendFileSync(join(root, '.git/config'), `[user]\n\tname = ${name}\n\temail = ${email}\n`);
}

export function commitAll(root: string, message = 'texts'): void {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', message);
}
