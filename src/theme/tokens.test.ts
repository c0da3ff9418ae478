import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colors, fade } from './tokens.ts';

const source = join(import.meta.dirname, '..');
/** A color literal, except in examples of messages. */
const LITERAL = /(?<!such as )#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`\s,)])|\b(?:rgb|hsl|oklch)a?\(/i;

it('is, with the tones of drawings, the only file with color literals', async () => {
  const files = await readdir(source, { recursive: true });
  const code = files.filter(
    (name) => /\.(?:tsx?|css|html)$/.test(name) && !/\.(?:test|fixture)\.ts/.test(name),
  );
  const found = code.filter((name) => LITERAL.test(readFileSync(join(source, name), 'utf8')));
  expect(found.toSorted()).toEqual([join('theme', 'shades.ts'), join('theme', 'tokens.ts')]);
});

it('adds an opacity to a color', () => {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ \.5\)$/.exec(fade('sun', 0.5))?.slice(1) ?? [];
  const digits = parts.map((part) => Number(part).toString(16).padStart(2, '0'));
  expect(`#${digits.join('')}`.toUpperCase()).toBe(colors.sun.toUpperCase());
});
