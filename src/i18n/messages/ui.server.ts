import { group, plural, text } from '#src/i18n/fields.server.ts';

const control = (note: string) => text(note, { max: 40 });

/** Texts of the site itself (`ui.json`): shell, buttons, names for screen readers, errors. */
export const uiMessages = group({
  documentTitle: text('title in the browser tab', { values: ['page', 'company'] }),
  skipToContent: control('first link of every page, for keyboard users'),
  pageFailed: text('shown when a page, or a part of it, could not be loaded', {}),
  retry: control('button that loads the page again'),
  brand: group({
    home: text('name of the logo link', { values: ['company'] }),
  }),
  navigation: group({
    label: control('name of the navigation bar for screen readers'),
    openMenu: control('button that opens the menu on small screens'),
    closeMenu: control('button that closes the menu'),
    menu: control('name of the menu on small screens'),
  }),
  search: group({
    label: text('search field: its name, and what stands in it while it is empty', { max: 16 }),
    failed: text('below the field when the search could not be fetched', { max: 80 }),
    retry: control('button that fetches the search again'),
  }),
  language: group({
    offer: text('offers this language to a visitor who prefers it, on a page in another language', {
      max: 80,
    }),
    accept: control('link of the offer: read this page in this language'),
    dismiss: control('button that closes the offer for good'),
    label: control('name of the offer for screen readers'),
    draft: text('stands on every page of a language that is not finished', { max: 80 }),
  }),
  motion: group({
    pause: control('button that stops what moves by itself'),
    play: control('button that lets it move again'),
  }),
  clients: group({
    visit: text('name of a logo that links to a client; {{client}} is its name', { values: ['client'] }),
  }),
  stories: group({
    count: plural('how many case studies follow', { values: ['count'] }),
  }),
  samples: text('first line of every page, as long as a client, a case study or a story is a sample', {
    max: 60,
  }),
  chat: group({
    greeting: text('text that a chat with the company begins with', { values: ['company'], max: 120 }),
  }),
  footer: group({
    label: control('name of the footer navigation for screen readers'),
    social: control('name of the list of social links'),
    linkedin: text('name of the link to the professional network', { values: ['company'] }),
    whatsapp: text('name of the link to the messaging app', { values: ['company'] }),
    mail: text('name of the link that writes an e-mail', { values: ['company'] }),
    registerNumber: text('number of the company in its commercial register, below its address', {
      values: ['number'],
    }),
    taxNumber: text('tax number of the company, below its address', { values: ['number'] }),
    copyright: text('last line of the page', { values: ['year', 'company'] }),
  }),
  structuredData: group({
    remoteAreas: text('places far from cities, as search engines read where a service is offered', {
      max: 40,
    }),
  }),
});
