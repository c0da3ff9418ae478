import { z } from 'zod';
import { caseStudies } from '#src/content/describe/records.server.ts';
import { actions } from '#src/content/describe/section-fields.server.ts';
import { certificate, studyWords } from '#src/content/describe/study-words.server.ts';
import {
  fact,
  group,
  headline,
  list,
  optional,
  optionalFact,
  optionalGroup,
  reference,
  text,
  whole,
} from '#src/i18n/fields.server.ts';

const pair = z.tuple([z.int().positive(), z.int().positive()]);
const size = (file: string) => fact(`width and height of public/drawings/<study>-${file}.svg`, pair);
const place = (file: string, what: string) => fact(`where ${what} stands in <study>-${file}.svg`, pair);

const anchor = optionalFact(
  'the part of the text that stands at its place; without it the start',
  z.enum(['middle', 'end']),
);
const ground = optionalFact(
  'tone behind the text, where it is not the sheet',
  z.enum(['earth', 'plain', 'cover', 'covers']),
);

/** Opening of a case study: work, results, a first step, and a labeled drawing or the picture of the study. */
export const studyDrawingKind = group({
  study: reference('id of a case study', caseStudies),
  words: whole(studyWords),
  certificate: whole(certificate),
  title: headline('headline of the page: what was delivered, in one short line', { max: 60 }),
  actions: optional(actions),
  drawing: optionalGroup({
    isPlan: optionalFact('true for a map: it is never turned, as north stays where it is', z.literal(true)),
    shows: optionalFact(
      'figures of the record that the drawing can be counted for: `capacity`, or `figure`',
      z.strictObject({ capacity: z.number().positive(), figure: z.number().positive() }).partial(),
    ),
    wide: size('wide'),
    narrow: size('narrow'),
    description: text('what the drawing shows, for people who do not see it', { max: 400 }),
    caption: text('line below the drawing: what it is and what is not to scale', { max: 120 }),
    sampleFigures: text(
      'figures that only the drawing has, marked as an example: how many turbines of which size are drawn',
      { max: 80, optional: true },
    ),
    labels: list('labels of the drawing; on phones they are numbers, which a list explains', {
      wide: place('wide', 'its text'),
      narrow: place('narrow', 'its number'),
      anchor,
      ground,
      text: text('label in the drawing', { max: 60 }),
    }),
  }),
});
