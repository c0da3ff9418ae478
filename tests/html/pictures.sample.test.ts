import { expect, it } from 'vitest';
import { builtDocuments } from './built-documents.ts';

it('at least a third of the documents have a picture, in the smallest format', () => {
  const withPicture = builtDocuments.filter(
    ({ root }) => root.querySelector('source[type="image/avif"]') !== null,
  );
  expect(withPicture.length).toBeGreaterThanOrEqual(builtDocuments.length / 3);
});
