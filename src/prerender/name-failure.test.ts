import { expect, test } from 'vitest';
import { withStepName } from './write-documents.server.ts';

test('a failing step is reported with its name and its cause', async () => {
  const cause = new TypeError('id of undefined');
  const failure = withStepName('The page about in ar', () => Promise.reject(cause));
  await expect(failure).rejects.toMatchObject({
    message: 'The page about in ar is not built: id of undefined',
    cause,
  });
});
