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

test('a tree is rendered to markup', async () => {
  await expect(renderMarkup(<p>whole</p>)).resolves.toBe('<p>whole</p>');
});

test('hyphenated words stay on one line, if the text can wrap', () => {
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

test('the error of a component is thrown, even if a browser would retry', async () => {
  const tree = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderMarkup(tree)).rejects.toBe(cause);
});

test('a component that suspends is rejected', async () => {
  const tree = (
    <Suspense>
      <Waiting />
    </Suspense>
  );
  await expect(renderMarkup(tree)).rejects.toThrow('A part of the page waits');
});
