import { z } from 'zod';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

const height = z.tuple([z.number(), z.number().min(0)]);

/** The example radio path from a site to the fiber (`records/radio-path.json`), for a drawing. */
export const radioPath = group({
  sampleFrequency: fact('frequency of the hops, GHz; a sample', z.number().positive()),
  sampleGround: fact(
    'the ground from edge to edge of the drawing: km from the first mast, and m above the sea; samples',
    z.array(height).min(2),
  ),
  masts: list('the masts: that of the site, those that hand the signal on, and that where the fiber begins', {
    sampleAt: fact('km from the first mast, whose own are 0; a sample', z.number().min(0)),
    sampleHeight: fact('height of its dishes above the ground, m; a sample', z.number().positive()),
    name: text('name of a mast in the drawing', { max: 34 }),
  }),
});
