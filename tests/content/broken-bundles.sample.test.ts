import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatProblems, type Problem } from '#src/content/read/problem.server.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { mutations } from './broken-bundles.ts';
import { createFixture, rememberFolder, removeFolder } from './fixture-site.ts';

/** The fixtures have two languages, regardless of the site's languages. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

/** The expected report by kind of problem; `*` matches any text. */
const reports: Record<keyof typeof mutations, readonly string[]> = {
  'a folder is missing': [
    'locales/ar',
    'found no folder',
    'expected a folder of bundles',
    'add the folder locales/ar, with the files of another language translated',
  ],
  'a folder is not declared': [
    'locales/fr',
    'found the folder "fr"',
    'expected the folders shared, en, ar',
    'declare the language in src/config/languages.ts, or remove the folder',
  ],
  'a file is missing in one language': [
    'locales/ar/pages/home.json',
    'found no file',
    'expected this file in every language',
    'add locales/ar/pages/home.json: copy the file of another language and translate it',
  ],
  'a file is unknown': [
    'locales/ar/pages/careers.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'remove the file',
  ],
  'a file has a mistyped name': [
    'locales/en/pages/about.json',
    'found no file',
    'expected this file in every language',
    'add locales/en/pages/about.json: copy the file of another language and translate it',
    'locales/en/pages/abuot.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'rename the file to about.json',
  ],
  'a byte order mark': [
    'locales/ar/pages/home.json:1',
    'found a byte order mark at the beginning',
    'expected UTF-8 without a byte order mark',
    'save the file as UTF-8 without a byte order mark',
  ],
  'UTF-16': [
    'locales/ar/pages/home.json:1',
    'found UTF-16',
    'expected UTF-8 without a byte order mark',
    'save the file as UTF-8 without a byte order mark',
  ],
  'bytes of another encoding': [
    'locales/ar/pages/home.json:2',
    'found bytes that are not UTF-8 (another encoding such as Windows-1256)',
    'expected UTF-8 without a byte order mark',
    'save the file as UTF-8 without a byte order mark',
  ],
  'an empty file': [
    'locales/ar/pages/home.json:1',
    'found an empty file',
    'expected JSON',
    'write { … } with the texts',
  ],
  'a list instead of an object': [
    'locales/ar/pages/home.json:1',
    'found a list [ … ]',
    'expected an object { … }',
    'write an object { … }',
  ],
  'a missing comma': [
    'locales/ar/pages/home.json:3  menu',
    'found no comma before "summary"',
    'expected a comma between two entries',
    'add a comma at the end of this line',
  ],
  'a comma at the end': [
    'locales/ar/pages/home.json:*',
    'found a comma before }',
    'expected no comma after the last entry',
    'remove the comma',
  ],
  'a comment': [
    'locales/ar/pages/home.json:3',
    'found a comment',
    'expected JSON without comments',
    'remove the comment',
  ],
  'curly quotes': [
    'locales/ar/pages/home.json:3',
    'found “menu” as a quote',
    'expected straight quotes',
    'write " around keys and texts',
  ],
  'a bare quote in a text': [
    'locales/ar/pages/home.json:3  menu',
    'found نعم after the end of a text',
    'expected a comma, or a text without a bare quote inside',
    'write «…» in Arabic, “…” in English for a quote inside a text',
  ],
  'a text without an end': [
    'locales/ar/pages/home.json:3  menu',
    'found a text without an end',
    'expected a quote at the end of the text, on the same line',
    'add " at the end of the text',
  ],
  'an object without an end': [
    'locales/ar/pages/home.json:*',
    'found the end of the file',
    'expected an end for every { and [',
    'add } where it is missing',
  ],
  'an Arabic comma between entries': [
    'locales/ar/pages/home.json:3  menu',
    'found ، between two entries',
    'expected a Latin comma',
    'write , between entries; ، belongs inside texts',
  ],
  'a backslash': [
    'locales/ar/pages/home.json:3  menu',
    'found a backslash before a letter that it cannot stand before',
    'expected a backslash only as \\" or \\\\',
    'remove the backslash',
  ],
  'a key without a colon': [
    'locales/ar/pages/home.json:3  menu',
    'found a key without a colon',
    'expected "key": "text"',
    'add a colon after the key',
  ],
  'more behind the end': [
    'locales/ar/pages/home.json:*',
    'found more behind the end',
    'expected one { … } and nothing behind it',
    'remove what stands behind the last } or ]',
  ],
  'the facts are missing': [
    'locales/shared',
    'found no folder',
    'expected a folder of bundles',
    'add the folder locales/shared',
  ],
  'the glossary is missing': [
    'locales/glossary.json',
    'found no file',
    'expected this file of facts',
    'add locales/glossary.json',
  ],
  'a page that is no name': [
    'locales/shared/navigation.json:*  footer.company.pages.1',
    'found an object { … }',
    'expected one of *',
    'choose one of these names',
  ],
  'an unknown page in the navigation': [
    'locales/shared/navigation.json:*  footer.company.pages.1',
    'found "contcat"',
    'expected one of *',
    'write "contact"',
  ],
  'a key twice': [
    'locales/ar/pages/home.json:3  name',
    'found the key "name" a second time',
    'expected every key once',
    'remove one of the two "name"',
  ],
  'a missing text': [
    'locales/ar/pages/home.json:1  menu',
    'found nothing',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
  ],
  'a missing text in a section': [
    'locales/ar/pages/home.json:*  sections.offers.title',
    'found nothing',
    'expected a text of at most 90 characters (heading of the section)',
    'write "title": "…"',
  ],
  'a mistyped key': [
    'locales/ar/pages/home.json:1  menu',
    'found nothing',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
    'locales/ar/pages/home.json:*  meun',
    'found the key "meun"',
    'expected one of the keys name, menu, summary, title, description, published, modified, remote, sections',
    'rename "meun" to "menu"',
  ],
  'an extra key': [
    'locales/ar/pages/home.json:*  sections.offers.colour',
    'found the key "colour"',
    'expected one of the keys tone, eyebrow, title, lead, note, layout, items',
    'remove "colour"',
  ],
  'a wrong type': [
    'locales/ar/pages/home.json:3  menu',
    'found the number 5',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
  ],
  'null instead of a text': [
    'locales/ar/pages/home.json:3  menu',
    'found null',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
  ],
  'an empty text': [
    'locales/ar/pages/home.json:3  menu',
    'found an empty text',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
  ],
  'a blank text': [
    'locales/ar/pages/home.json:3  menu',
    'found blanks alone',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'write "menu": "…"',
  ],
  'a text that is too long': [
    'locales/ar/pages/home.json:3  menu',
    'found 31 characters',
    'expected a text of at most 26 characters (short name for the navigation bar)',
    'shorten the text by 5 characters',
  ],
  'a description that is too short': [
    'locales/ar/pages/home.json:*  description',
    'found 8 characters',
    'expected a text of 70 to 160 characters (description for search engines)',
    'lengthen the text by 62 characters',
  ],
  'a description that is too long': [
    'locales/en/pages/about.json:*  description',
    'found 169 characters',
    'expected a text of 70 to 160 characters (description for search engines)',
    'shorten the text by 9 characters',
  ],
  'a title that is too long with the company': [
    'locales/en/pages/about.json:*  title',
    'found 62 characters in "Networks for remote places and people | Veltara Communications"',
    'expected at most 60 characters together with the company',
    'shorten the title by 2 characters',
  ],
  'a title of a case study that is too long with the company': [
    'locales/en/records/case-studies.json:*  ridge.seo.title',
    'found 62 characters in "Networks for remote places and people | Veltara Communications"',
    'expected at most 60 characters together with the company',
    'shorten the title by 2 characters',
  ],
  'a section without facts': [
    'locales/ar/pages/home.json:*  sections.banner',
    'found the key "banner"',
    'expected one of the keys opening, figures, offers, stories, clients, introduction, plate, dusk',
    'remove "banner", or add { "id": "banner" } to the list in locales/shared/pages/home.json',
  ],
  'a section without texts': [
    'locales/ar/pages/home.json:*  sections.stories',
    'found nothing',
    'expected an object { … } with the texts of "stories"',
    'write "stories": { "title": "…", "study": "…", "certificate": "…" *',
  ],
  'a list without facts': [
    'locales/ar/navigation.json:*  footer.company.links',
    'found texts for the list "links"',
    'expected no such list, as locales/shared/navigation.json does not have it here',
    'remove "links", or add the list with its ids to locales/shared/navigation.json',
  ],
  'a text among the facts': [
    'locales/shared/pages/home.json:*  sections.offers.title',
    'found the text "title"',
    'expected facts alone; the languages hold the texts',
    'move "title" to the bundle of the same name in every language',
  ],
  'an id twice': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla',
    'found the id "sla" a second time',
    'expected every id once in a list',
    'rename one of the two, here and in every language, or remove it',
  ],
  'an id with capitals': [
    'locales/shared/records/clients.json:3  Helios.id',
    'found the text "Helios"',
    'expected small letters, digits and hyphens such as "energy-storage"',
    'write small letters, digits and hyphens such as "energy-storage"',
  ],
  'an unknown kind': [
    'locales/shared/pages/home.json:*  sections.stories.kind',
    'found "storys"',
    'expected one of *',
    'write "stories"',
  ],
  'a missing kind': [
    'locales/shared/pages/home.json:*  sections.clients.kind',
    'found nothing',
    'expected one of *',
    'write "kind": "…" with one of these names',
  ],
  'a missing fact': [
    'locales/shared/pages/home.json:1  published',
    'found nothing',
    'expected a text in quotes (date as 2025-02-27)',
    'write "published": "…"',
  ],
  'an unknown page': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla.to.page',
    'found "service-sla"',
    'expected one of *',
    'write "services-sla"',
  ],
  'an unknown picture': [
    'locales/shared/pages/home.json:*  sections.dusk.picture',
    'found the picture "wind-farm-dust", which does not exist',
    'expected one of wind-farm-dusk, tower',
    'write "wind-farm-dusk"',
  ],
  'an unknown case study': [
    'locales/shared/pages/home.json:*  sections.stories.studies.0',
    'found the case study "rigde", which does not exist or is not published',
    'expected one of ridge, harbor',
    'write "ridge"',
  ],
  'an unknown case study of a project': [
    'locales/shared/pages/industries-renewables.json:*  sections.projects.studies.0',
    'found the case study "rigde", which does not exist or is not published',
    'expected one of ridge, harbor',
    'write "ridge"',
  ],
  'a case study that is not published': [
    'locales/shared/pages/case-studies.json:*  sections.all.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
    'locales/shared/pages/home.json:*  sections.stories.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
    'locales/shared/pages/industries-renewables.json:*  sections.projects.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
  ],
  'a case study that one language keeps back': [
    'locales/shared/pages/case-studies.json:*  sections.all.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
    'locales/shared/pages/home.json:*  sections.stories.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
    'locales/shared/pages/industries-renewables.json:*  sections.projects.studies.0',
    'found the case study "ridge", which does not exist or is not published',
    'expected one of harbor',
    'choose a case study that exists',
  ],
  'an unknown client': [
    'locales/shared/records/case-studies.json:*  ridge.client',
    'found the client "helois", which does not exist',
    'expected one of helios',
    'write "helios"',
  ],
  'an override with an unknown client': [
    'locales/ar/records/case-studies.json:*  ridge.client',
    'found the client "helios-ar", which does not exist',
    'expected one of helios',
    'write "helios"',
  ],
  'an unknown question': [
    'locales/shared/pages/faq.json:*  sections.questions.groups.schedule.entries.1',
    'found the question "tiem", which does not exist',
    'expected one of time',
    'write "time"',
  ],
  'a service without success stories': [
    'locales/shared/pages/services-infrastructure.json:*  sections.stories.service',
    'found the service "infrastracture", which no record has',
    'expected one of infrastructure',
    'write "infrastructure"',
  ],
  'an unknown part of a page in the search': [
    'locales/shared/records/search.json:11  time.part',
    'found the part "tiem", which faq does not have',
    'expected one of time',
    'write "part": "time"',
  ],
  'a part of a page that has none in the search': [
    'locales/shared/records/search.json:*  home.part',
    'found the part "values", which home does not have',
    'expected one of *',
    'name a section, card or question of shared/pages/home.json, or remove "part"',
  ],
  'an unknown type of a result': [
    'locales/shared/records/search.json:*  time.type',
    'found "question"',
    'expected *',
    'choose one of these names',
  ],
  'search terms that are too long': [
    'locales/ar/records/search.json:*  home.keywords',
    'found * characters',
    'expected *',
    'shorten the text by *',
  ],
  'a mistyped anchor': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla.to.anchor',
    'found the text "Levels!"',
    'expected an anchor such as "monitoring-tools"',
    'write an anchor such as "monitoring-tools"',
  ],
  'an anchor that its page does not have': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla.to.anchor',
    'found the anchor "closinng", which services-sla does not have',
    'expected one of closing',
    'write "closing"',
  ],
  'an anchor far from all of its page': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla.to.anchor',
    'found the anchor "healthcare", which contact does not have',
    'expected one of map',
    'name an anchor that contact has, or remove "anchor"',
  ],
  'an override with an anchor that its page does not have': [
    'locales/ar/pages/home.json:*  sections.offers.items.sla.to.anchor',
    'found the anchor "closinng", which services-sla does not have',
    'expected one of closing',
    'write "closing"',
  ],
  'a case study that is missing among all': [
    'locales/shared/records/case-studies.json:*  harbor.id',
    'found the case study "harbor", which is not among all in locales/shared/pages/case-studies.json',
    'expected every published case study among all, as its page leads back there',
    'add "harbor" to "studies" in locales/shared/pages/case-studies.json',
  ],
  'a service of the form that has no page': [
    'locales/shared/choices.json:*  contactServices.1',
    'found the service "sold-out", which has no page',
    'expected one of sla, *',
    'remove it here, and "services.sold-out" in contact.json of every language',
  ],
  'a former address that leads to no page': [
    'locales/shared/redirects.json:*  0.page',
    'found the page "abuot"*',
    'expected one of *',
    'write "about"',
  ],
  'a former address that is one of a page': [
    'locales/shared/redirects.json:*  1.from',
    'found the former address "/ar/about/index.html"',
    'expected an address that no page, no file of the build and no entry above it has',
    'write another address, or remove the entry',
  ],
  'a former address that stands there twice': [
    'locales/shared/redirects.json:*  1.from',
    'found the former address "/old.html"',
    'expected an address that no page, no file of the build and no entry above it has',
    'write another address, or remove the entry',
  ],
  'a former address that is none': [
    'locales/shared/redirects.json:*  0.from',
    'found the text "/?p=1"',
    'expected a path such as /old/page.php*',
    '*',
  ],
  'a filter of a service that is gone': [
    'locales/shared/pages/case-studies.json:*  sections.all.filter.services.1',
    'found the filter "catering", but no service of that name',
    'expected one of sla, *',
    'remove the filter here and in every language',
  ],
  'a filter that a case study needs': [
    'locales/shared/pages/case-studies.json:*  sections.all.filter.industries',
    'found no filter for the industry "renewable-energy", which a case study names',
    'expected a filter for every industry of the case studies',
    'add { "id": "renewable-energy" } here, and its label in every language',
  ],
  'a case study of a service that is gone': [
    'locales/shared/records/case-studies.json:*  ridge.services.0',
    'found "catering"',
    'expected one of sla, *',
    'choose *',
  ],
  'a form with a service that is gone': [
    'locales/shared/pages/home.json:*  sections.offers.items.sla.to.service',
    'found "sla"',
    'expected one of app-development, *',
    'choose *',
  ],
  'a bad address': [
    'locales/shared/records/clients.json:*  helios.website',
    'found the text "helios.example"',
    'expected a whole address such as https://www.company.example',
    'write a whole address such as https://www.company.example',
  ],
  'a bad e-mail address': [
    'locales/shared/company.json:3  email',
    'found the text "info.company.example"',
    'expected an e-mail address such as info@company.example',
    'write an e-mail address such as info@company.example',
  ],
  'a bad date': [
    'locales/shared/pages/home.json:2  published',
    'found the text "27.02.2025"',
    'expected a date of the calendar such as 2025-02-27',
    'write a date of the calendar such as 2025-02-27',
  ],
  'a bad phone number': [
    'locales/shared/company.json:2  phone',
    'found the text "512 555 0142"',
    'expected an international number such as +1 (512) 555-0142',
    'write an international number such as +1 (512) 555-0142',
  ],
  'a number in quotes': [
    'locales/shared/records/case-studies.json:*  ridge.uptime',
    'found the text "99.9"',
    'expected a number without quotes (uptime of the network, percent)',
    'write "uptime": 99.9',
  ],
  'a date of modification before publication': [
    'locales/shared/pages/home.json:3  modified',
    'found modified 2024-12-31, before published 2025-02-27',
    'expected a page that is modified on the day of its publication or later',
    'write "modified": "2025-02-27"',
  ],
  'a page without bundles': [
    'locales/ar/pages/careers.json',
    'found no file',
    'expected this file in every language',
    'add locales/ar/pages/careers.json: copy the file of another language and translate it',
    'locales/en/pages/careers.json',
    'found no file',
    'expected this file in every language',
    'add locales/en/pages/careers.json: copy the file of another language and translate it',
    'locales/shared/pages/careers.json',
    'found no file',
    'expected *',
    'add locales/shared/pages/careers.json',
  ],
  'a page that the table does not name': [
    'locales/ar/pages/terms.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'remove the file',
    'locales/en/pages/terms.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'remove the file',
    'locales/shared/pages/terms.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'remove the file',
  ],
  'a path of another page': [
    'locales/shared/routes.json:*  terms.path',
    'found "/about" a second time, as in about',
    'expected a path of its own for every page',
    'write another "path"',
  ],
  'a path with capitals': [
    'locales/shared/routes.json:*  terms.path',
    'found the text "/Terms"',
    'expected a path such as "/services/sla"',
    'write a path such as "/services/sla"',
  ],
  'a bad picture': [
    'locales/shared/pictures.json:*  tower.width',
    'found the text "1200"',
    'expected a number without quotes',
    'write "width": 1200',
  ],
  'an override of the wrong type': [
    'locales/ar/records/case-studies.json:*  ridge.uptime',
    'found the text "99.9"',
    'expected a number without quotes (uptime of the network, percent)',
    'write "uptime": 99.9',
  ],
  'an override with an unknown picture': [
    'locales/ar/pages/home.json:*  sections.dusk.picture',
    'found the picture "towr", which does not exist',
    'expected one of wind-farm-dusk, tower',
    'write "tower"',
  ],
  'an unknown placeholder': [
    'locales/ar/pages/home.json:*  sections.offers.title',
    'found the placeholder {{comapny}}',
    'expected only {{company}}, {{phone}}, {{email}}, {{street}}, {{postalCode}}, {{city}}, {{region}}, {{country}}',
    'write {{company}} instead of {{comapny}}',
  ],
  'a number that the record lacks': [
    'locales/ar/records/case-studies.json:*  ridge.summary',
    'found the placeholder {{months}}',
    'expected only {{company}}, {{phone}}, {{email}}, {{street}}, {{postalCode}}, {{city}}, {{region}}, {{country}}, {{figure}}, {{uptime}}',
    'remove {{months}}',
  ],
  'a fact that the company lacks': [
    'locales/ar/pages/home.json:*  summary',
    'found the placeholder {{street}}, which the company lacks',
    'expected a text without it, or "street" in locales/shared/company.json',
    'write the text without {{street}}, or add "street" to locales/shared/company.json',
  ],
  'a region in one language only': [
    'locales/ar/company.json:1  region',
    'found nothing',
    'expected a text of at most 30 characters (state of the headquarters)',
    'write "region": "…"',
  ],
  'a legal name in one language only': [
    'locales/ar/company.json:1  legalName',
    'found nothing',
    'expected a text of at most 60 characters (legal name of the company, as in its register)',
    'write "legalName": "…"',
  ],
  'a missing placeholder': [
    'locales/ar/ui.json:*  footer.copyright',
    'found no placeholder {{year}}',
    'expected a text with {{year}}, {{company}}',
    'add {{year}} where the value belongs',
  ],
  'a placeholder of its source that a text of a page lacks': [
    'locales/ar/pages/home.json:*  summary',
    'found no placeholder {{region}}',
    'expected a text with {{city}}, {{region}}',
    'add {{region}} where the value belongs',
  ],
  'a placeholder that the message does not have': [
    'locales/ar/ui.json:*  brand.home',
    'found the placeholder {{year}}',
    'expected only {{company}}',
    'remove {{year}}',
  ],
  'a placeholder without its last brace': [
    'locales/ar/ui.json:*  brand.home',
    'found the braces "{{company}"',
    'expected a placeholder with two braces on each side and an English name',
    'write {{company}}',
  ],
  'a placeholder with one brace': [
    'locales/ar/ui.json:*  brand.home',
    'found the braces "{company}"',
    'expected a placeholder with two braces on each side and an English name',
    'write {{company}}',
  ],
  'an unknown format': [
    'locales/ar/ui.json:*  brand.home',
    'found the format "bdi" in {{company, bdi}}',
    'expected one of the formats bidi, ltr, number',
    'write {{company, bidi}}',
  ],
  'a format in the content': [
    'locales/ar/pages/home.json:*  sections.offers.title',
    'found the format "bidi" in {{company, bidi}}',
    'expected no format, as the build writes the value itself',
    'write {{company}}',
  ],
  'a missing plural form': [
    'locales/ar/ui.json:*  stories.count_few',
    'found nothing',
    'expected the plural form "few": Arabic has the forms zero, one, two, few, many, other',
    'write "count_few": "…"',
  ],
  'a plural form that the language does not have': [
    'locales/en/ui.json:*  stories.count_few',
    'found the plural form "count_few"',
    'expected the forms that English has: one, other',
    'remove "count_few"',
  ],
  'a text instead of an object': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first',
    'found the text "شبكات سريعة"',
    'expected an object { … }',
    'write "first": { "text": "…" }',
  ],
  'a plural without forms': [
    'locales/en/ui.json:*  stories.count',
    'found the key "count" without a plural form',
    'expected the forms that English has: one, other',
    'write the keys count_one, count_other',
  ],
  'a plural form without its number': [
    'locales/ar/ui.json:*  stories.count_few',
    'found no placeholder {{count}}',
    'expected a text with {{count}}',
    'add {{count}} where the value belongs',
  ],
  'an unknown tag': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first.text',
    'found the tag <b>',
    'expected no tags but <strong>…</strong>',
    'replace <b> by <strong>, its end by </strong>',
  ],
  'a tag with attributes': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first.text',
    'found the tag <a href="/about">',
    'expected no tags but <strong>…</strong>',
    'remove <a href="/about"> and what closes it',
  ],
  'a tag of its source that a text of a page lacks': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first.text',
    'found fewer <strong>…</strong> than the source has',
    'expected <strong>…</strong> as often as in the source',
    'put <strong> before the words and </strong> behind them',
  ],
  'a tag without its end': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first.text',
    'found <strong> without its end',
    'expected <strong>…</strong> in pairs, one inside the other',
    'close it with </strong> behind the words',
  ],
  'an end without its tag': [
    'locales/ar/pages/home.json:*  sections.introduction.paragraphs.first.text',
    'found </strong> without the tag that it closes',
    'expected <strong>…</strong> in pairs, one inside the other',
    'add <strong> before the words, or remove </strong>',
  ],
  'a tag where none is allowed': [
    'locales/ar/pages/home.json:*  sections.offers.title',
    'found the tag <strong>',
    'expected a text without tags',
    'remove <strong> and what closes it',
  ],
  'a character code': [
    'locales/ar/pages/home.json:*  sections.offers.title',
    'found the character code &nbsp;',
    'expected the character itself',
    'replace &nbsp; by the character that it stands for',
  ],
  'a blank at the end': [
    'locales/ar/pages/home.json:3  menu',
    'found a blank at the beginning or the end',
    'expected a text that begins and ends with a character',
    'remove the blank',
  ],
  'two blanks in a row': [
    'locales/ar/pages/home.json:3  menu',
    'found two blanks in a row',
    'expected one blank between two words',
    'remove one of the blanks',
  ],
  'a blank before a no-break space': [
    'locales/ar/pages/home.json:3  menu',
    'found two blanks in a row',
    'expected one blank between two words',
    'remove one of the blanks',
  ],
  'an invisible character': [
    'locales/ar/pages/home.json:3  menu',
    'found the invisible character U+200F',
    'expected visible characters; the build writes what keeps numbers and names in order',
    'remove it: delete the words around it and type them again',
  ],
  'a line break': [
    'locales/ar/pages/home.json:3  menu',
    'found the control character or unusual blank U+000A',
    'expected one line of text with plain blanks',
    'remove it, or write a plain blank',
  ],
  tatweel: [
    'locales/ar/pages/home.json:3  menu',
    'found a stretched letter (tatweel, ـ)',
    'expected words without tatweel',
    'remove ـ',
  ],
  'Arabic-Indic digits': [
    'locales/ar/pages/home.json:3  menu',
    'found the digits or signs ٢٤',
    'expected Latin digits, 0 to 9, and the signs % . ,',
    'write 24',
  ],
  'a Latin comma': [
    'locales/ar/pages/home.json:3  menu',
    'found the Latin mark , after an Arabic letter',
    'expected the Arabic marks ، ؛ ؟',
    'write ، instead of ,',
  ],
  'a Latin question mark': [
    'locales/ar/pages/home.json:3  menu',
    'found the Latin mark ? after an Arabic letter',
    'expected the Arabic marks ، ؛ ؟',
    'write ؟ instead of ?',
  ],
  'a Latin mark behind an Arabic one': [
    'locales/ar/pages/home.json:3  menu',
    'found the Latin mark , after an Arabic letter',
    'expected the Arabic marks ، ؛ ؟',
    'write ، instead of ,',
  ],
  'a blank before a mark': [
    'locales/ar/pages/home.json:3  menu',
    'found a blank before ،',
    'expected the mark directly behind the word',
    'remove the blank',
  ],
  'a Persian letter': [
    'locales/ar/pages/home.json:3  menu',
    'found the letter ک, which is not used in Arabic',
    'expected Arabic letters',
    'write ك',
  ],
  'English left in Arabic': [
    'locales/ar/pages/about.json:3  menu',
    'found the English text "About us"',
    'expected the text in Arabic',
    'write the translation, or add the name to "keep.ar" in locales/glossary.json',
  ],
  'no Arabic letter': [
    'locales/ar/pages/home.json:3  menu',
    'found the word About in Latin letters',
    'expected a text in Arabic',
    'write it in Arabic, or add the name to "keep.ar" in locales/glossary.json',
  ],
  'a word of the glossary to avoid': [
    'locales/ar/pages/home.json:3  menu',
    'found the word «الصناعات»',
    'expected the term of the glossary for "industries": القطاعات',
    'replace «الصناعات» by «القطاعات»',
  ],
  'a glossary without terms': [
    'locales/glossary.json:1  terms',
    'found nothing',
    'expected the key "terms"',
    'add the key "terms"',
  ],
  'a file above the folders': [
    'locales/notes.json',
    'found a file that no page and no record knows',
    'expected one file for each page of locales/shared/routes.json and for each kind of record',
    'remove the file',
  ],
  'three mistakes of JSON': [
    'locales/ar/pages/home.json:2  name',
    'found no comma before "menu"',
    'expected a comma between two entries',
    'add a comma at the end of this line',
    'locales/ar/pages/home.json:3  menu',
    'found a text without an end',
    'expected a quote at the end of the text, on the same line',
    'add " at the end of the text',
    'locales/ar/pages/home.json:*',
    'found a comma before }',
    'expected no comma after the last entry',
    'remove the comma',
  ],
  'a record that no page shows': [
    'locales/shared/records/faq.json:*  time.id',
    'found the question "time", which no page shows',
    'expected a question that is named by a section in locales/shared/pages',
    'add "time" to a section in locales/shared/pages, or remove it here and in every language',
  ],
  'an item with nothing but its id as an object': [
    'locales/shared/pages/home.json:*  sections.opening.words.deployment',
    'found an object { … }',
    'expected a text in quotes',
    'write "deployment"',
  ],
  'a slug twice': [
    'locales/shared/records/case-studies.json:32  harbor.slug',
    'found "ridge-wind-farm" a second time, as in ridge',
    'expected a slug of its own for every case study',
    'write another "slug"',
  ],
  'an anchor twice': [
    'locales/ar/pages/faq.json:7  sections.time',
    'found nothing',
    'expected an object { … } with the texts of "time"',
    'write "time": { "groups": { "schedule": { "title": "…" } } }',
    'locales/ar/pages/faq.json:8  sections.questions',
    'found the key "questions"',
    'expected one of the keys time',
    'remove "questions", or add { "id": "questions" } to the list in locales/shared/pages/faq.json',
    'locales/en/pages/faq.json:7  sections.time',
    'found nothing',
    'expected an object { … } with the texts of "time"',
    'write "time": { "groups": { "schedule": { "title": "…" } } }',
    'locales/en/pages/faq.json:8  sections.questions',
    'found the key "questions"',
    'expected one of the keys time',
    'remove "questions", or add { "id": "questions" } to the list in locales/shared/pages/faq.json',
    'locales/shared/pages/faq.json:*  sections.time.id',
    'found the id "time" a second time',
    'expected every id once in a list',
    'rename one of the two, here and in every language, or remove it',
  ],
  'an address that runs code': [
    'locales/shared/records/clients.json:4  helios.website',
    'found the address "javascript:alert(1)"',
    'expected an address that begins with https://, mailto: or tel:, or a path such as /about',
    'write the address with https://',
  ],
  'an address in a text': [
    'locales/en/pages/about.json:3  menu',
    'found the address "http://a.example"',
    'expected an address that begins with https://, mailto: or tel:, or a path such as /about',
    'write the address with https://',
  ],
  'a placeholder in Arabic': [
    'locales/ar/ui.json:*  footer.copyright',
    'found the braces "{{سنة}}"',
    'expected a placeholder with two braces on each side and an English name',
    'write {{year}}',
  ],
  'another number': [
    'locales/ar/pages/about.json:3  menu',
    'found 4, which the text in English does not have',
    'expected the numbers of both languages to agree: 3',
    'write the same numbers, or add their words to "numbers" in locales/glossary.json',
  ],
  'a number that is missing': [
    'locales/ar/pages/about.json:3  menu',
    'found no 3, which the text in English has',
    'expected the numbers of both languages to agree: 3',
    'write the same numbers, or add their words to "numbers" in locales/glossary.json',
  ],
  'another unit': [
    'locales/ar/pages/about.json:3  menu',
    'found 3 without the unit "months"',
    'expected one of the units أشهر, شهر behind 3, as the text in English has 3 months',
    'write the unit, or add it to "units" in locales/glossary.json',
  ],
  'a Latin word in Arabic': [
    'locales/ar/pages/home.json:3  menu',
    'found the word Networks in Latin letters',
    'expected a text in Arabic',
    'write it in Arabic, or add the name to "keep.ar" in locales/glossary.json',
  ],
  'an Arabic word in English': [
    'locales/en/pages/about.json:3  menu',
    'found the word نحن in Arabic letters',
    'expected a text in English',
    'write it in English, or add the name to "keep.en" in locales/glossary.json',
  ],
  'an Arabic mark in English': [
    'locales/en/pages/about.json:3  menu',
    'found the Arabic mark ،',
    'expected the Latin marks , ; ?',
    'write , instead of ،',
  ],
  'a lost letter': [
    'locales/ar/pages/home.json:3  menu',
    'found � in place of a letter',
    'expected the letters that a change of encoding has destroyed',
    'write the text again',
  ],
  'lost letters': [
    'locales/ar/pages/home.json:3  menu',
    'found ???? in place of a letter',
    'expected the letters that a change of encoding has destroyed',
    'write the text again',
  ],
  'a soft hyphen': [
    'locales/ar/pages/home.json:3  menu',
    'found the invisible character U+00AD',
    'expected visible characters; the build writes what keeps numbers and names in order',
    'remove it: delete the words around it and type them again',
  ],
  'straight quotes in Arabic': [
    'locales/ar/pages/home.json:3  menu',
    'found the quote "',
    'expected « »',
    'write « »',
  ],
  'a straight apostrophe': [
    'locales/en/pages/about.json:3  menu',
    "found the quote '",
    'expected ’',
    'write ’',
  ],
  'a bracket without its partner': [
    'locales/ar/pages/home.json:3  menu',
    'found ( without its partner',
    'expected ( ), [ ], « » and “ ” in pairs',
    'add ), or remove (',
  ],
  'a quote without its partner': [
    'locales/ar/pages/home.json:3  menu',
    'found » without its partner',
    'expected ( ), [ ], « » and “ ” in pairs',
    'add «, or remove »',
  ],
  'a word twice': [
    'locales/ar/pages/home.json:3  menu',
    'found the word "شبكات" twice in a row',
    'expected every word once',
    'remove one of the two "شبكات", or add it to "repeats" in locales/glossary.json',
  ],
  'a note to oneself': [
    'locales/en/pages/about.json:3  menu',
    'found the note "TODO"',
    'expected a text that is ready to be shown',
    'write the text, and remove "TODO"',
  ],
  'a Latin comma after a number': [
    'locales/ar/pages/about.json:3  menu',
    'found the Latin mark , after an Arabic letter',
    'expected the Arabic marks ، ؛ ؟',
    'write ، instead of ,',
  ],
  'one thing in the plural': [
    'locales/en/ui.json:*  stories.count_one',
    'found the same words as in "other"',
    'expected other words for each of the two plural forms in English',
    'write the form for one thing',
  ],
  'one and many exchanged': [
    'locales/en/ui.json:*  stories.count_one',
    'found the plural "stations" in the form for one, the singular "station" in the other',
    'expected "station" for one, "stations" for more',
    'exchange the two',
  ],
  'few and many exchanged': [
    'locales/ar/ui.json:*  stories.count_many',
    'found other words than in "other"',
    'expected the same noun in both, as Arabic has after 11 to 99 and after 100',
    'write the noun as in "other", or swap it with the one that stands there',
  ],
  'few and many alike': [
    'locales/ar/ui.json:*  stories.count_many',
    'found the same words as in "few"',
    'expected other words for each of the two plural forms in Arabic',
    'write the form for 11 to 99 things',
  ],
  'a banned word with a prefix and a suffix': [
    'locales/ar/pages/home.json:3  menu',
    'found the word «الصناعات»',
    'expected the term of the glossary for "industries": القطاعات',
    'replace «الصناعات» by «القطاعات»',
  ],
  'signs that turn around': [
    'locales/ar/pages/about.json:3  menu',
    'found "50≥40", which a right-to-left line shows as "40≤50"',
    'expected signs that keep their order from right to left',
    'write it in words, or without the sign that moves',
  ],
  'a glossary of another kind': [
    'locales/glossary.json:1',
    'found a list [ … ]',
    'expected an object { … }',
    'write an object { … }',
  ],
};

/** Returns the problems of a locales folder; empty if it is valid. */
function findProblems(locales: string): readonly Problem[] {
  const loading = loadSite(locales);
  return loading.ok ? [] : loading.problems;
}

/** Returns the report without its last line, with runs of spaces collapsed. */
function readReport(problems: readonly Problem[]): string[] {
  const lines = formatProblems(problems)
    .split('\n')
    .filter((line) => line !== '');
  return lines.slice(0, -1).map((line) => (line.startsWith(' ') ? line.trim().replace(/ +/, ' ') : line));
}

/** Converts a line to a pattern in which `*` matches any text. */
function toPattern(line: string): RegExp {
  const pieces = line.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`);
}

let folder = '';
let mend = () => {};

beforeAll(() => {
  folder = createFixture();
  mend = rememberFolder(folder);
});

afterEach(() => mend());

afterAll(() => removeFolder(folder));

test('the fixture is valid', () => {
  expect(findProblems(folder)).toEqual([]);
});

describe('a broken bundle is reported with location, found, expected and remedy', () => {
  test.each(Object.entries(mutations))('%s', (name, breakBundle) => {
    breakBundle(folder);
    const problems = findProblems(folder);
    const expected = new Map(Object.entries(reports)).get(name) ?? [];
    const report = readReport(problems);
    expect(report).toHaveLength(expected.length);
    for (const [index, line] of expected.entries()) {
      expect(report[index]).toMatch(toPattern(line));
    }
    expect(formatProblems(problems)).not.toMatch(/^\s+at |node_modules|Zod|undefined|\[object/m);
    for (const problem of problems.filter(namesKey)) {
      expect(readLine(problem)).toContain(`"${problem.path.split('.').at(-1) ?? ''}"`);
    }
  });
});

/** Returns true if the line of a problem must contain the last key of its path. */
function namesKey({ path, code }: Problem): boolean {
  return path !== '' && !['value-missing', 'form-missing'].includes(code) && !/\.[0-9]+$/.test(path);
}

function readLine({ file, line = 0 }: Problem): string | undefined {
  return readFileSync(join(dirname(folder), file), 'utf8').split('\n')[line - 1];
}

test('all problems of all files are reported at once', () => {
  const faults = ['a missing text', 'a bad phone number', 'a missing placeholder', 'a bad picture'] as const;
  for (const fault of faults) {
    mutations[fault](folder);
  }
  const files = findProblems(folder).map(({ file, path }) => `${file} ${path}`);
  expect(files.toSorted()).toEqual([
    'locales/ar/pages/home.json menu',
    'locales/ar/ui.json footer.copyright',
    'locales/shared/company.json phone',
    'locales/shared/pictures.json tower.width',
  ]);
});
