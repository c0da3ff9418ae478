import { group, list, reference, text } from '#src/i18n/fields.server.ts';
import { caseStudies } from '#src/content/describe/records.server.ts';
import { alt, eyebrow, heading, picture } from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `industries-renewables` has. */
export const industriesRenewablesKinds = {
  'project-rows': group({
    eyebrow,
    title: heading,
    link: text({ note: 'link to the case study', max: 30 }),
    items: list(
      group({
        study: reference(caseStudies, 'id of the case study'),
        picture,
        alt,
        title: text({ note: 'title of the story', max: 70 }),
        subtitle: text({ note: 'line below the title', max: 90 }),
        text: text({ note: 'what was done, two or three sentences', max: 320 }),
        achievements: list(
          group({ text: text({ note: 'one achievement, such as 99.9% network uptime', max: 60 }) }),
          'achievements of the project',
        ),
      }),
      'success stories with pictures',
    ),
  }),
} as const;
