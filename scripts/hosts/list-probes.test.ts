import { expect, test, vi } from 'vitest';
import { listProbes } from './list-probes.ts';

vi.mock('#locales/shared/redirects.json', () => ({
  default: [{ from: '/übersicht.php', page: 'home' }],
}));

test('hosts are asked for the former addresses of this site, in every spelling, and for no others', () => {
  const landmarks = { script: '/a.js', sheet: '/a.css', font: '/a.woff2', download: '/a.pdf' };
  const targets = listProbes(landmarks).map(({ target }) => target);
  expect(targets).toContain('/%C3%BCbersicht.php?a=1');
  expect(targets).toContain('/%C3%BCbersicht.php/');
  expect(targets).not.toContain('/sla?a=1');
});
