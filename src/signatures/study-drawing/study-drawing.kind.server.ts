import { z } from 'zod';
import { caseStudies } from '#src/content/describe/records.server.ts';
import { actions } from '#src/content/describe/section-fields.server.ts';
import { certificate, studyWords } from '#src/content/describe/study-words.server.ts';
import {
  fact,
  group,
  headline,
  list,
  optionalFact,
  optionalGroup,
  optionalList,
  reference,
  text,
  whole,
} from '#src/i18n/fields.server.ts';

const pair = z.tuple([z.int().positive(), z.int().positive()]);
const size = (file: string) => fact(pair, `width and height of public/drawings/<study>-${file}.svg`);
const place = (file: string, what: string) => fact(pair, `where ${what} stands in <study>-${file}.svg`);

const anchor = optionalFact(
  z.enum(['middle', 'end']),
  'the part of the text that stands at its place; without it the start',
);
const ground = optionalFact(
  z.enum(['earth', 'plain', 'cover', 'covers']),
  'tone behind the text, where it is not the sheet',
);

/** The opening of a case study: what was done, what was measured, a first step, and a drawing of it with its labels, or the picture of the study. */
export const studyDrawingKind = group({
  study: reference(caseStudies, 'id of a case study'),
  words: whole(studyWords),
  certificate: whole(certificate),
  title: headline({ note: 'headline of the page: what was delivered, in one short line', max: 60 }),
  actions: optionalList(actions.item, actions.note),
  drawing: optionalGroup({
    isPlan: optionalFact(z.literal(true), 'true for a map: it is never turned, as north stays where it is'),
    shows: optionalFact(
      z.strictObject({ capacity: z.number().positive(), figure: z.number().positive() }).partial(),
      'figures of the record that the drawing can be counted for: `capacity`, or `figure`',
    ),
    wide: size('wide'),
    narrow: size('narrow'),
    description: text({ note: 'what the drawing shows, for people who do not see it', max: 400 }),
    caption: text({ note: 'line below the drawing: what it is and what is not to scale', max: 120 }),
    sampleFigures: text({
      note: 'figures that only the drawing has, marked as an example: how many turbines of which size are drawn',
      max: 80,
      optional: true,
    }),
    labels: list(
      group({
        wide: place('wide', 'its text'),
        narrow: place('narrow', 'its number'),
        anchor,
        ground,
        text: text({ note: 'label in the drawing', max: 60 }),
      }),
      'labels of the drawing; on phones they are numbers, which a list explains',
    ),
  }),
});
