import { z } from 'zod';
import { optionalFact, text } from '#src/i18n/fields.server.ts';
import { heading, optionalLead } from './section-fields.server.ts';

/** Fields of every form: its ground and its heading. */
export const formHead = {
  tone: optionalFact(
    z.enum(['paper', 'sand', 'ink']),
    'the ground: "paper", "sand" or "ink"; without it paper',
  ),
  eyebrow: text({ note: 'name of the section, where its heading does not say it', max: 48, optional: true }),
  title: heading,
  lead: optionalLead,
  note: text({ note: 'small line below the heading: what is an example', max: 120, optional: true }),
};
