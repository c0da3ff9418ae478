import { z } from 'zod';
import { figure, group, list, reference, text } from '#src/i18n/fields.server.ts';
import { optionalAnchor, optionalTo } from '#src/content/describe/link-target.server.ts';
import { caseStudies } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  beforeLinks,
  cardText,
  cardTitle,
  heading,
  lead,
  optionalLinkLabel,
  pageLinks,
  picture,
} from '#src/content/describe/section-fields.server.ts';

const achievement = group({ text: text({ note: 'one achievement, such as 99.9% network uptime', max: 60 }) });

/** Kinds of sections that only the page `industries-renewables` has. */
export const industriesRenewablesKinds = {
  'site-opening': group({
    title: text({ note: 'headline of the page', max: 70 }),
    lead: text({ note: 'what is offered, in a few words: two lines below the headline', max: 110 }),
    actions,
    figures: list(
      group({
        value: figure(z.union([z.number(), z.string()]), 'a number, or a text such as "24/7"'),
        before: text({ note: 'words before the figure, such as "under"', max: 16, optional: true }),
        unit: text({ note: 'unit after the figure', max: 16, optional: true }),
        label: text({ note: 'what the figure says', max: 32 }),
      }),
      'what is promised, in figures',
    ),
  }),
  'site-solutions': group({
    title: text({ note: 'heading above the drawn site', max: 50 }),
    lead,
    drawing: text({ note: 'what the drawing shows, for people who do not see it', max: 320 }),
    more: text({ note: 'opens what a solution includes, on phones', max: 30 }),
    items: list(
      group({
        anchor: optionalAnchor,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the solution includes',
        ),
        link: optionalLinkLabel,
      }),
      'the solutions, in their order along the drawn site',
    ),
  }),
  'site-features': group({
    title: text({ note: 'heading of the features, beside their rows', max: 60 }),
    items: list(
      group({
        title: text({ note: 'the feature in a few words, without a full stop', max: 48 }),
        text: text({ note: 'one short sentence below it', max: 100 }),
      }),
      'key features, two in a row',
    ),
  }),
  'project-rows': group({
    title: heading,
    link: text({ note: 'link to the case study', max: 30 }),
    common: group({
      title: text({ note: 'words before the achievements of all projects', max: 30 }),
      items: list(achievement, 'achievements that all projects have, said once'),
    }),
    items: list(
      group({
        study: reference(caseStudies, 'id of the case study'),
        picture: { ...picture, optional: true },
        alt,
        title: text({ note: 'title of the story', max: 70 }),
        subtitle: text({ note: 'line below the title', max: 90 }),
        value: text({
          note: 'what sets this project apart, as a figure; in Arabic in words, never a lone 0 or 1',
          max: 20,
        }),
        label: text({ note: 'what is counted; it goes on from the figure', max: 80 }),
        text: text({ note: 'what was done, two or three sentences', max: 320 }),
        achievements: list(achievement, 'achievements of the project beside the common ones'),
      }),
      'success stories, each with its picture or, without one, the drawing of its study',
    ),
  }),
  'hung-question': group({
    title: text({ note: 'question at the end of the page', max: 60 }),
    lead,
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
