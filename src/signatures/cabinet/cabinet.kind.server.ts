import { z } from 'zod';
import { serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

/** Data in fields named `sample…` is invented: `npm run check:launch` lists it. */
const drawn = (what: string, most: number) =>
  fact(
    `${what} that the drawing shows; texts of the parts name it by its key; a sample`,
    z.int().min(1).max(most),
  );

/** Opening of a page: a cabinet in section and the purpose of each part. */
export const cabinetKind = group({
  ...serviceOpening(60),
  caption: text('what the drawing shows; begins with "Example", as its parts are samples', { max: 90 }),
  open: text('opens the list of the parts, on phones', { max: 36 }),
  sampleWall: drawn('millimeters of foam in the walls', 150),
  sampleDisks: drawn('number of disks', 24),
  sampleBatteries: drawn('number of batteries', 16),
  parts: list('the parts of the cabinet, in the order of their numbers; their ids are those of the drawing', {
    title: text('name of a part of the drawing', { max: 26 }),
    sampleText: text('what the part is there for, a few words', { max: 84 }),
  }),
});
