import { build } from 'vite';
import { expect, it } from 'vitest';
import { pureCalls } from './pure-calls-plugin.server.ts';

const entry = `
import * as React from 'react';
var Used = React.createContext(null);
Used.displayName = 'Used';
var Unused = React.forwardRef(function Neglected() { return null; });
Unused.displayName = 'Unused';
var Boundary = class extends React.Component { render() { return 'neglected too'; } };
Boundary.contextType = Used;
globalThis.used = Used;
`;

async function bundle(plugins: ReturnType<typeof pureCalls>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js', external: ['react'] } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : null),
        load: (id) => (id === 'entry.js' ? entry : null),
      },
      ...plugins,
    ],
  });
  return [result]
    .flat()
    .map((each) => ('output' in each ? each.output[0].code : ''))
    .join('');
}

it('drops unused React components and contexts of a package', async () => {
  expect(await bundle([])).toContain('Neglected');
  const code = await bundle([pureCalls(/entry\.js$/)]);
  expect(code).not.toMatch(/neglected/i);
  expect(code).toContain('createContext');
});
