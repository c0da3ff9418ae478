import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readBuiltFile } from './built-documents.ts';

const RULE = /^-{80}$/m;
const [opening = '', ...blocks] = readBuiltFile('THIRD_PARTY.txt').split(RULE);
const named = blocks.map((block) => block.trim().split(' ')[0]);

it('starts with an explanation', () => {
  expect(opening).toContain('the work of others');
});

it('names every package in the browser, the fonts, the icons and the map, in the installed version', () => {
  const wanted = [
    'react',
    'react-dom',
    'i18next',
    'fuse.js',
    '@chakra-ui/react',
    '@fontsource-variable/ibm-plex-sans',
    '@fontsource/ibm-plex-sans-arabic',
    '@iconify-json/lucide',
    '@iconify-json/fa6-brands',
    'world-atlas',
  ];
  expect(named).toEqual(expect.arrayContaining(wanted));
  const path = join(import.meta.dirname, '../../package.json');
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  for (const name of wanted) {
    expect(
      blocks.some((block) => block.trim().startsWith(`${name} ${dependencies[name]}\n`)),
      name,
    ).toBe(true);
  }
});

it('has the text of each license, with its copyright holder', () => {
  const bare = blocks.filter((block) => block.trim().length < 400 || !/copyright|©/i.test(block));
  expect(bare).toEqual([]);
});

it('has the whole license of the fonts', () => {
  const fonts = blocks.filter((block) => block.trim().startsWith('@fontsource'));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font).toMatch(/SIL OPEN FONT LICENSE[\s\S]*TERMINATION/i);
});
