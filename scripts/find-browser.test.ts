import { expect, it } from 'vitest';
import { listBrowserPaths } from './find-browser.ts';

it.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/google-chrome'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/microsoft-edge'],
  ['linux', {}, '/opt/google/chrome/chrome'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  ['win32', { 'PROGRAMFILES(X86)': 'C:\\x86' }, 'C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe'],
] as const)('on %s with %j looks at %s', (platform, environment, expected) => {
  expect(listBrowserPaths({ platform, environment })).toContain(expected);
});

it('prefers the first folder of the path', () => {
  const paths = listBrowserPaths({ platform: 'linux', environment: { PATH: '/a:/b' } });
  expect(paths.indexOf('/a/chromium')).toBeLessThan(paths.indexOf('/b/chromium'));
});

it('prefers the headless shell, which takes half the time', () => {
  const paths = listBrowserPaths({ platform: 'linux', environment: { PATH: '/a:/b' } });
  expect(paths.indexOf('/b/chromium-headless-shell')).toBeLessThan(paths.indexOf('/a/chromium'));
});
