import { z } from 'zod';
import { iconNames } from '#src/config/icon-drawings.server.ts';
import { conditions } from '#src/config/site.ts';
import {
  fact,
  group,
  headline,
  list,
  optional,
  optionalFact,
  picture as pictureField,
  references,
  text,
} from '#src/i18n/fields.server.ts';
import { to } from './link-target.server.ts';
import { caseStudies } from './records.server.ts';

export const picture = pictureField('name of a picture in pictures.json, without "-start" and "-end"');

export const eyebrow = text('small line above the heading: the name of the section', { max: 48 });
/** Line above the headline of a service page. */
export const serviceName = text('name of the page, first line of its headline', { max: 48 });
export const heading = headline('heading of the section', { max: 90 });
export const lead = text('one or two sentences below the heading', { max: 260 });
export const optionalLead = optional(lead);
export const linkLabel = text('text of the link; it names where the link leads', { max: 40 });
export const optionalLinkLabel = optional(linkLabel);
export const alt = text('what the picture shows, for people who do not see it', { max: 160 });
export const icon = fact('icon beside the name of the card', z.enum(iconNames));
export const cardTitle = text('title of the card', { max: 48 });
export const cardText = text('two lines of text', { max: 200 });

/** An empty input field for visitors. */
export const blank = (question: string) =>
  group({
    label: text(`label of a field: ${question}`, { max: 40 }),
    example: text('an example in the empty field', { max: 40 }),
  });

export const actions = list('one or two buttons, the main one first', {
  to,
  label: text('text of the button', { max: 28 }),
});

/** Opening of a service page, with a headline of at most `most` characters. */
export const serviceOpening = (most = 70) => ({
  eyebrow: serviceName,
  title: headline('headline of the page', { max: most }),
  lead,
  actions,
});

/** An invented quantity; its key starts with `sample`, and `npm run check:launch` lists it. */
export const sampleNumber = (what: string) => fact(`${what}; a sample`, z.number().positive());

/** Paragraphs, each with at most `most` characters. */
export const paragraphs = (most: number) =>
  list('the paragraphs', { text: text('a paragraph; <strong> is allowed', { max: most }) });

export const beforeLinks = text('words before the links to other pages', { max: 60 });
export const pageLinks = list('pages to go on to', { to, label: linkLabel });

/** Texts of a world map. */
export const map = group({
  label: text('name of the map, for screen readers', { max: 60 }),
  day: text('said of a region where the sun is up now', { max: 12 }),
  night: text('said of a region where it is night now', { max: 12 }),
  failed: text('said in place of the map when it cannot be loaded', { max: 120 }),
  retry: text('button that loads the map again', { max: 30 }),
});

export const degrees = z.number().min(-90).max(90);

/** A sea whose name a map shows. */
export const sea = {
  coordinates: fact('longitude and latitude of the middle of the name', z.tuple([z.number(), degrees])),
  turn: fact('how far the name is turned to the right, degrees', degrees),
  name: text('name of a sea on the map', { max: 24 }),
};

/** What a text says only of some sites. */
export const condition = optionalFact('shown only where all of this holds', z.array(z.enum(conditions)));

/** Ids of case studies. */
export const studies = references('ids of case studies', caseStudies);

/** Fields of shared sections: background and heading. */
export const sharedHead = {
  tone: optionalFact(
    'the ground: "paper", "sand" or "ink"; without it paper',
    z.enum(['paper', 'sand', 'ink']),
  ),
  eyebrow: text('name of the section, where its heading does not say it', { max: 48, optional: true }),
  title: heading,
  lead: optionalLead,
  note: text('small line below the heading: what is an example', { max: 120, optional: true }),
};
