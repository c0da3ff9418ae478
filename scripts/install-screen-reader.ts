// Installs what presses buttons the way screen readers do, where the system lets it, and says what is missing.
import { describeMissingReader, readerPackages } from './find-screen-reader.ts';
import { isDebianRoot, listInstallCommands, runAll } from './install-system-package.ts';

if (describeMissingReader() !== null && isDebianRoot()) {
  console.log('Assistive technology is missing; installing the packages of Debian …');
  runAll(listInstallCommands(...readerPackages));
}
const missing = describeMissingReader();
if (missing !== null) console.error(missing);
