import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from './render-markup.server.tsx';

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
