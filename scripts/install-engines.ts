// Installs the named or all browser engines if it may, and reports what is missing.
import process from 'node:process';
import { describeMissing, engineNames, enginePackages } from './find-engines.ts';
import { isDebianRoot, listInstallCommands, runAll } from './install-system-package.ts';

const wanted = process.argv.slice(2);
const engines = engineNames.filter((name) => wanted.length === 0 || wanted.includes(name));
const listMissing = () => engines.filter((name) => describeMissing(name) !== null);

if (listMissing().length > 0 && isDebianRoot()) {
  console.log(`${listMissing().join(' and ')} missing; installing the packages of Debian …`);
  runAll(listInstallCommands(...listMissing().flatMap((name) => enginePackages[name])));
}
for (const name of listMissing()) console.error(describeMissing(name));
