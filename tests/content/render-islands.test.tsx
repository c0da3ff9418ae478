import { join } from 'node:path';
import type { i18n } from 'i18next';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import type { IslandContent } from '#src/content/content-types.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { hydrateIslands } from '#src/islands/hydrate-islands.tsx';
import { isIsland } from '#src/islands/islands.ts';
import { renderIslands } from '#src/islands/render-islands.server.tsx';

type Root = { host: { innerHTML: string }; tree: ReactNode; options: { identifierPrefix: string } };

const { roots } = vi.hoisted((): { roots: Root[] } => ({ roots: [] }));

vi.mock('react-dom/client', () => ({
  hydrateRoot: (host: Root['host'], tree: ReactNode, options: Root['options']) => {
    roots.push({ host, tree, options });
    return { render: () => undefined, unmount: () => undefined };
  },
}));
vi.mock('#src/islands/load-island.ts', () => ({ loadIsland: () => Promise.resolve(Labelled) }));
vi.mock('#src/content/load-content.ts', () => ({
  loadIslandContent: (_language: string, _page: string, id: string) =>
    Promise.resolve(sections.find((section) => section.id === id)),
}));

/** An island whose parts refer to each other. */
function Labelled({ section }: { section: IslandContent }) {
  const [title, hint] = [useId(), useId()];
  return (
    <section aria-labelledby={title} aria-describedby={hint}>
      <h2 id={title}>{section.kind}</h2>
      <p id={hint}>
        <Field />
      </p>
    </section>
  );
}

function Field() {
  const id = useId();
  return <input id={id} />;
}

const sections = readIslands();

function readIslands(): IslandContent[] {
  const loading = loadSite(join(import.meta.dirname, '../../locales'));
  return loading.ok ? loading.content[defaultLanguage].pages.contact.sections.filter(isIsland) : [];
}

function surround(instance: i18n) {
  const location = { pathname: '/contact', search: '?', hash: '', state: null, key: 'default' };
  return { i18n: instance, place: { location, navigate: () => undefined } };
}

afterEach(() => void vi.unstubAllGlobals());

it('gives the parts of every island ids of their own, which are the same in the browser', async () => {
  const surroundings = surround(createI18n(defaultLanguage, {}));
  const written = await renderIslands(sections, surroundings);
  const hosts = sections.map(({ kind, id }) => ({
    dataset: { island: kind, id },
    innerHTML: written.get(id),
    querySelector: () => null,
    // A field that the browser has filled in: the island is hydrated at once.
    querySelectorAll: () => [{ value: 'Dana', defaultValue: '' }],
  }));
  vi.stubGlobal('document', { querySelectorAll: () => hosts });
  vi.stubGlobal('location', surroundings.place.location);

  hydrateIslands('contact', surroundings);
  await vi.waitFor(() => expect(roots).toHaveLength(sections.length));

  expect(sections.length).toBeGreaterThan(1);
  for (const { host, tree, options } of roots) expect(renderToString(tree, options)).toBe(host.innerHTML);
  const ids = [...written.values()].flatMap((html) => html.match(/(?<= id=")[^"]+/g) ?? []);
  expect(ids).toHaveLength(sections.length * 3);
  expect(new Set(ids).size).toBe(ids.length);
});
