import { type Language, languages } from '#src/config/languages.ts';
import type { Pictures } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { findPicture } from '#src/content/read/find-picture.server.ts';

/**
 * The file of a picture that is made for the direction of the language.
 * @throws TypeError when there is none: references have to be checked before
 */
export function resolvePicture(name: string, language: Language, pictures: Pictures): Picture {
  const file = findPicture(Object.keys(pictures), name, languages[language].direction === 'rtl');
  const picture = file === undefined ? undefined : pictures[file];
  if (file === undefined || picture === undefined) {
    throw new TypeError(`There is no picture "${name}"; references have to be checked before`);
  }
  const { width, height, widths, color } = picture;
  return { name: file, width, height, widths, color };
}
