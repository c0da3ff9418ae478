import { join } from 'node:path';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import type { IslandContent } from '#src/content/content-types.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { hydrateIsland } from '#src/islands/hydrate-island.tsx';
import { isIsland } from '#src/islands/islands.ts';
import { renderIslands } from '#src/islands/render-islands.server.tsx';

type Root = { host: object; tree: ReactNode; options: { identifierPrefix: string } };

const { roots } = vi.hoisted((): { roots: Root[] } => ({ roots: [] }));

vi.mock('react-dom/client', () => ({
  hydrateRoot: (host: object, tree: ReactNode, options: Root['options']) => {
    roots.push({ host, tree, options });
  },
}));
vi.mock('react-router-dom', () => ({ BrowserRouter: Children, StaticRouter: Children }));
vi.mock('#src/islands/load-island.tsx', () => ({ loadIsland: () => Promise.resolve(<Labelled />) }));
vi.mock('virtual:content', () => ({ loadContent: () => Promise.resolve({}) }));

function Children({ children }: { children: ReactNode }) {
  return children;
}

/** An island whose elements refer to each other by id. */
function Labelled() {
  const [title, hint] = [useId(), useId()];
  return (
    <section aria-labelledby={title} aria-describedby={hint}>
      <h2 id={title}>Title</h2>
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
const mark = { language: defaultLanguage, id: 'contact' } as const;

function readIslands(): IslandContent[] {
  const loading = loadSite(join(import.meta.dirname, '../../locales'));
  return loading.ok ? loading.content[defaultLanguage].pages.contact.sections.filter(isIsland) : [];
}

afterEach(() => void vi.unstubAllGlobals());

it('gives the elements of every island unique ids, which are the same in the browser', async () => {
  const written = await renderIslands(sections, createI18n(defaultLanguage, {}), mark);
  vi.stubGlobal('document', { activeElement: null });
  for (const { kind, id } of sections) {
    const host = Object.assign(new EventTarget(), { dataset: {}, querySelectorAll: () => [] });
    void Reflect.apply(hydrateIsland, undefined, [{ host, kind, id }, mark]);
  }
  await vi.waitFor(() => expect(roots).toHaveLength(sections.length));

  expect(sections.length).toBeGreaterThan(1);
  for (const { tree, options } of roots)
    expect(renderToString(tree, options)).toBe(written.get(options.identifierPrefix));
  const ids = [...written.values()].flatMap((html) => html.match(/(?<= id=")[^"]+/g) ?? []);
  expect(ids).toHaveLength(sections.length * 3);
  expect(new Set(ids).size).toBe(ids.length);
});
