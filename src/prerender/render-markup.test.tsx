import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { holdWords, renderMarkup } from './render-markup.server.tsx';

const cause = new TypeError('no such service');
function Broken(): never {
  throw cause;
}
function Waiting() {
  return use(new Promise<string>((resolve) => setTimeout(() => resolve('late'))));
}

test('a tree becomes its markup', async () => {
  await expect(renderMarkup(<p>whole</p>)).resolves.toBe('<p>whole</p>');
});

test('hyphenated words stand on one line, where a text has lines', () => {
  const held = (word: string) => `<span class="held">${word}</span>`;
  expect(holdWords('<p title="4G-LTE">2G/3G/4G-LTE, day-to-day <b>- x -</b></p>')).toBe(
    `<p title="4G-LTE"><span>2G/3G/${held('4G-LTE')}, ${held('day-to-day')} </span><b>- x -</b></p>`,
  );
  for (const kept of [
    '<svg><text>Wi-Fi</text><title>Wi-Fi</title></svg>',
    '<option>E-commerce</option>',
    '<bdi>site.language-offer</bdi>',
    '<p>hello@my-company.example, https://my-company.example</p>',
  ])
    expect(holdWords(kept)).toBe(kept);
});

test('a part that fails is the cause of the failure, also where a browser would try again', async () => {
  const tree = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderMarkup(tree)).rejects.toBe(cause);
});

test('a part that waits is no whole page', async () => {
  const tree = (
    <Suspense>
      <Waiting />
    </Suspense>
  );
  await expect(renderMarkup(tree)).rejects.toThrow('A part of the page waits');
});
