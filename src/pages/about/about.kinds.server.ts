import { z } from 'zod';
import { fact, group, island, list, reference, text, whole } from '#src/i18n/fields.server.ts';
import { optionalTo, to } from '#src/content/describe/link-target.server.ts';
import { locations } from '#src/content/describe/locations.server.ts';
import {
  alt,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  lead,
  linkLabel,
  optionalLead,
  optionalLinkLabel,
  picture,
} from '#src/content/describe/section-fields.server.ts';

const degrees = z.number().min(-90).max(90);

/** Kinds of sections that only the page `about` has. */
export const aboutKinds = {
  claim: group({
    eyebrow,
    title: text({ note: 'headline of the page, at its largest size: four to eight words', max: 48 }),
    lead,
    picture,
    alt,
  }),
  introduction: group({
    eyebrow,
    title: heading,
    paragraphs: list(
      group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
      'the paragraphs',
    ),
    distance: text({ note: 'how far the two people of the drawing are apart, set large below it', max: 10 }),
    sight: text({
      note: 'below the distance: two people on flat ground who are so far apart just see each other',
      max: 140,
    }),
  }),
  'mission-notes': group({
    eyebrow,
    title: heading,
    items: list(
      group({
        title: cardTitle,
        figure: text({ note: 'the figure of the page, set large beside its note', max: 14, optional: true }),
        text: cardText,
        to: optionalTo,
        link: optionalLinkLabel,
      }),
      'the notes; a link leads to what proves one',
    ),
  }),
  notes: group({
    eyebrow,
    title: heading,
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        sampleFigures: text({
          note: 'after the text: that its figures are examples',
          max: 40,
          optional: true,
        }),
        to: optionalTo,
        link: optionalLinkLabel,
      }),
      'the notes; a link leads to what proves one',
    ),
  }),
  rules: group({
    eyebrow,
    title: heading,
    items: list(
      group({ title: cardTitle, text: cardText, to: optionalTo, link: optionalLinkLabel }),
      'the rules, each a line as wide as the page; a link leads to what proves one',
    ),
  }),
  regions: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        title: cardTitle,
        places: text({ note: 'countries or places of the region', max: 90 }),
        text: cardText,
      }),
      'the regions; records/locations.json names their ids in "areas"',
    ),
    show: text({ note: 'button of a region that lights up its places on the map', max: 30 }),
    map: text({ note: 'name of the map, for screen readers', max: 60 }),
    origin: reference(locations, 'id of the place from which distances are measured'),
    headquarters: text({ note: 'stands in place of a distance at the headquarters', max: 24 }),
    measured: text({ note: 'how the distances are measured and rounded, below the map', max: 140 }),
    parallel: group({
      latitude: fact(degrees, 'latitude of the line that is drawn across the map, degrees north'),
      text: text({ note: 'what lies on the line, written along it', max: 48 }),
    }),
    seas: list(
      group({
        coordinates: fact(z.tuple([z.number(), degrees]), 'longitude and latitude of the middle of the name'),
        turn: fact(degrees, 'how far the name is turned to the right, degrees'),
        name: text({ note: 'name of a sea on the map', max: 24 }),
      }),
      'the seas that the map names',
    ),
    locations: whole(locations),
  }),
  'site-question': group({
    title: text({ note: 'question at the end of the page', max: 70 }),
    actions: list(
      group({
        to,
        label: linkLabel,
        text: text({ note: 'what follows from it, in one sentence', max: 120 }),
      }),
      'two answers, the main one first',
    ),
  }),
} as const;
