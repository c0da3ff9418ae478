// Installs the accessibility tools for the screen reader tests if it may, and reports what is missing.
import { describeMissingReader, readerPackages } from './find-screen-reader.ts';
import { isDebianRoot, listInstallCommands, runAll } from './install-system-package.ts';

if (describeMissingReader() !== null && isDebianRoot()) {
  console.log('Assistive technology is missing; installing the packages of Debian …');
  runAll(listInstallCommands(...readerPackages));
}
const missing = describeMissingReader();
if (missing !== null) console.error(missing);
