import { z } from 'zod';
import { eyebrow, lead } from '#src/content/describe/section-fields.server.ts';
import { fact, group, headline } from '#src/i18n/fields.server.ts';

/** A place of the plan, which is 1600 units wide and 1000 high; a unit is four meters. */
const place = z.tuple([z.number(), z.number()]);
const size = z.number().positive();
const hill = z.object({
  at: place,
  spread: z.tuple([size, size]),
  height: size,
  turn: z.number().optional(),
});

/** What the plan of coverage is drawn from: all of it is a sample. */
const site = group({
  sampleCamp: fact(place, 'the camp, to which the way of the visitor leads; a sample'),
  sampleMasts: fact(z.array(place).min(1), 'the masts; samples'),
  sampleTurbines: fact(z.array(place), 'the turbines, for which the network was built; samples'),
  sampleAntenna: fact(size, 'height of the antennas above the ground of their mast, m; a sample'),
  sampleReach: fact(size, 'how far a mast reaches where nothing stands in between, m; a sample'),
  sampleHills: fact(
    z.array(hill),
    'the hills: where they are, how far they spread along both axes, how high they are in m, and by which angle they are turned; samples',
  ),
});

/** The first view of the page for unknown addresses: where the visitor stands, beyond the line that coverage ends at. */
export const coveragePlanKind = group({
  eyebrow,
  title: headline({ note: 'headline of the page', max: 70 }),
  lead,
  site,
});
