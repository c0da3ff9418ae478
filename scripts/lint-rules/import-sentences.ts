/** The sentence about data that only tests use. */
export const fixtureSentence = 'a *.fixture.ts module is there for tests: only tests and fixtures import it.';
/** The sentence about one feature importing another. */
export const featureSentence =
  'a feature does not import another feature: let the page or the shell join them, or move what they share into the folder that it is about. Inside a feature write ./x.';
/** The sentence about values of build-only modules. */
export const serverSentence =
  'a *.server.ts module runs at build only: import its types with `import type`, or move the value into a module without .server.';
/** The sentence about the modules of Node. */
export const nodeSentence =
  'node: modules do not exist in the browser: put the code into a *.server.ts module.';
/** The sentence about schemas. */
export const schemaSentence = 'schemas stay out of the browser: put the code into a *.server.ts module.';
/** The sentence about the library behind the messages. */
export const messageSentence = 'messages come from #src/i18n, which knows their keys and values.';
/** The sentence about paths that leave and come back. */
export const pathSentence = 'write #src/folder/file.ts, so that the rules see where the import leads.';
