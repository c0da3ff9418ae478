import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemsOf, type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { addEntry } from '../../scripts/locales/add-entry.ts';
import { setJson } from '../../scripts/locales/json-edits.ts';
import notes from '../support/field-notes.json' with { type: 'json' };
import { readBundle, writeBundle } from '../support/owner-copy.ts';
import pages from './owner-pages.json' with { type: 'json' };

const SERVICE = 'site-diaries';

/** A service that the owner adds: page and names. */
export const addedService = {
  id: SERVICE,
  page: `services-${SERVICE}`,
  names: { en: 'Site diaries', ar: 'دفاتر المواقع' },
} as const;

/** Pages of shared sections, as in the guide: people, and news. */
export const addedPages = pages;

async function edit(folder: string, file: string, keys: JsonPath, change: (value: unknown) => unknown) {
  const path = join(folder, 'locales', file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, setJson(text, keys, change(valueAt(JSON.parse(text), keys))));
}

const append = (item: unknown) => (all: unknown) => [...itemsOf(all), item];

/** Returns the texts of a text page with other names. */
function nameTexts(language: keyof typeof addedService.names) {
  const texts = notes.texts[language];
  const name = addedService.names[language];
  return { ...texts, name, menu: name, title: name, description: `${name}: ${texts.description}` };
}

/** Adds a service: its page, a place in a menu, a mark on the drawn site, a choice in the contact form. */
export async function addService(folder: string): Promise<void> {
  const { id, page, names } = addedService;
  const plan = addEntry(join(folder, 'locales'), {
    ...notes,
    kind: 'page',
    id: page,
    facts: { path: `/services/${id}`, parent: 'services' },
    texts: { en: nameTexts('en'), ar: nameTexts('ar') },
    show: ['navigation.json:footer.services.pages'],
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.reasons));
  await edit(folder, 'shared/choices.json', ['contactServices'], append(id));
  const card = { id, icon: 'compass', to: { page }, at: 'survey' };
  await edit(folder, 'shared/pages/services.json', ['sections', 0, 'items'], append(card));
  for (const [language, title] of Object.entries(names)) {
    await edit(folder, `${language}/contact.json`, ['services', id], () => title);
    const place = ['sections', 'our-services', 'items', id];
    await edit(folder, `${language}/pages/services.json`, place, () => ({
      title,
      place: `${title}:`,
      text: title,
    }));
  }
}

/** Adds pages by hand, as in `docs/guides/add-a-page.md`: a line in the page table, facts and texts. */
export async function addPages(folder: string): Promise<void> {
  for (const [id, { path, facts, texts }] of Object.entries(pages)) {
    const table = await readBundle(folder, 'shared/routes.json');
    const route = { path, parent: 'about', skeleton: 'page' };
    await writeBundle(folder, 'shared/routes.json', { ...table, [id]: route });
    await writeBundle(folder, `shared/pages/${id}.json`, facts);
    for (const language of ['en', 'ar'] as const) {
      await writeBundle(folder, `${language}/pages/${id}.json`, texts[language]);
    }
    await edit(folder, 'shared/navigation.json', ['footer', 0, 'pages'], append(id));
  }
}
