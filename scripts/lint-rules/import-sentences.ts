/** Message about test data. */
export const fixtureSentence = 'a *.fixture.ts module is there for tests: only tests and fixtures import it.';
/** Message about imports between features. */
export const featureSentence =
  'a feature does not import another feature: let the page or the shell join them, or move what they share into the folder that it is about. Inside a feature write ./x.';
/** Message about values from build-only modules. */
export const serverSentence =
  'a *.server.ts module runs at build only: import its types with `import type`, or move the value into a module without .server.';
/** Message about Node modules. */
export const nodeSentence =
  'node: modules do not exist in the browser: put the code into a *.server.ts module.';
/** Message about schemas. */
export const schemaSentence = 'schemas stay out of the browser: put the code into a *.server.ts module.';
/** Message about i18n libraries. */
export const messageSentence = 'messages come from #src/i18n, which knows their keys and values.';
/** Message about relative paths through other folders. */
export const pathSentence = 'write #src/folder/file.ts, so that the rules see where the import leads.';
