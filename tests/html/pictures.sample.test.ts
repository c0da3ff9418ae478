import { expect, it } from 'vitest';
import { builtDocuments } from './built-documents.ts';

it('most documents show a picture', () => {
  const withPicture = builtDocuments.filter(
    ({ root }) => root.querySelector('source[type="image/avif"]') !== null,
  );
  expect(withPicture.length).toBeGreaterThan(builtDocuments.length / 2);
});
