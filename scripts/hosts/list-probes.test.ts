import { expect, test } from 'vitest';
import { listProbes } from './list-probes.ts';

test('hosts are probed for exactly the former addresses of this site, in every spelling', () => {
  const landmarks = { script: '/a.js', sheet: '/a.css', font: '/a.woff2', download: '/a.pdf' };
  const targets = listProbes(landmarks, [{ from: '/übersicht.php', to: '/' }]).map(({ target }) => target);
  expect(targets).toContain('/%C3%BCbersicht.php?a=1');
  expect(targets).toContain('/%C3%BCbersicht.php/');
  expect(targets).not.toContain('/sla?a=1');
});
