import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Locator } from '@playwright/test';
import { findPort } from '../../scripts/hosts/start-host.ts';
import { expect, fieldOf, leaveOutFindings, marked, openAlone } from '../support/desk-page.ts';
import { copyProject, keepPackagesApart } from '../../scripts/copy-project.ts';
import { test } from '../support/quiet-page.ts';

const LIMIT_MS = 420_000;
/** Time for a desk to start on a busy machine, ms. */
const OPENING_LIMIT_MS = 90_000;
test.use({ viewport: { width: 1440, height: 900 } });

const texts = {
  'en.name': 'Field notes',
  'ar.name': 'دفتر الموقع',
  'en.menu': 'Field notes',
  'ar.menu': 'دفتر الموقع',
  'en.summary': 'What we learn on site and would do again.',
  'ar.summary': 'ما نتعلّمه في المواقع ونكرّره.',
  'en.sections.hero.title': 'What the site teaches',
  'ar.sections.hero.title': 'ما يعلّمنا الموقع',
  'en.sections.clauses.items.0.title': 'Roads',
  'ar.sections.clauses.items.0.title': 'الطرق',
} as const;

let stop = async () => {};

test.afterEach(() => stop());

async function choose(dialog: Locator, kind: string, facts: Record<string, string>) {
  await dialog.getByRole('combobox', { name: 'What to add' }).selectOption(kind);
  for (const [name, value] of Object.entries(facts)) {
    const field = dialog.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

test('a page, a case study and a language exist after the desk has restarted', async ({
  page,
  expectFault,
}) => {
  test.setTimeout(LIMIT_MS);
  // Pages that are open while the server is down lose their requests.
  expectFault(/ERR_|Failed to load resource|Failed to fetch|WebSocket|server connection lost|request:/i);
  const folder = await copyProject('desk');
  await keepPackagesApart(folder);
  const port = await findPort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const program = `import { keepDesk } from './scripts/desk/server/keep-desk.ts'; await keepDesk(process.cwd() + '/locales', false, ${String(port)});`;
  const keeper = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  stop = async () => {
    keeper.kill();
    await once(keeper, 'exit');
    await rm(folder, { recursive: true });
  };
  let said = '';
  keeper.stdout.on('data', (text) => (said += String(text)));
  keeper.stderr.on('data', (text) => (said += String(text)));
  const expectBegun = (times: number) =>
    expect
      .poll(() => said.split(origin).length - 1, { timeout: OPENING_LIMIT_MS, message: said })
      .toBe(times);
  await leaveOutFindings(page);
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  const openForm = async (name: string) => {
    await openAlone(page, { url: `${origin}/admin/translate` }, name);
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await expect(dialog.getByRole('option', { name: 'A page' })).toBeAttached();
  };

  await test.step('a page', async () => {
    await expectBegun(1);
    await openForm('ar/pages/about.json:menu');
    await choose(dialog, 'page', { parent: 'about', path: '/about/field-notes', ...texts });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectBegun(2);
    // The desk's page reconnects by itself.
    await expect(dialog).toBeHidden({ timeout: OPENING_LIMIT_MS });
    await expect(page.getByRole('button', { name: 'Add an entry' })).toBeVisible();
    await page.goto(`${origin}/admin/translate#${encodeURIComponent('ar/pages/field-notes.json:name')}`);
    await expect(fieldOf(page, 'ar/pages/field-notes.json:name')).toHaveValue('دفتر الموقع');
  });

  await test.step('a case study', async () => {
    await openForm('ar/pages/about.json:menu');
    await choose(dialog, 'case-study', {
      id: 'sand-dune',
      industry: 'retail',
      services: 'infrastructure',
      client: 'helios',
      picture: 'wind-coast',
      figure: '12',
      'en.title': 'Sand dune',
      'ar.title': 'كثيب الرمل',
    });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectBegun(3);
    await expect(dialog).toBeHidden({ timeout: OPENING_LIMIT_MS });
    await expect(page.getByRole('button', { name: 'Add an entry' })).toBeVisible();
  });

  await test.step('a language', async () => {
    await openAlone(page, { url: `${origin}/admin/translate` }, 'ar/pages/about.json:menu');
    const begun = spawnSync(process.execPath, ['scripts/locales.ts', 'new', 'fr'], { cwd: folder });
    expect(begun.status, String(begun.stdout)).toBe(0);
    await expectBegun(4);
    await page.getByRole('button', { name: 'Français' }).click({ timeout: OPENING_LIMIT_MS });
    await expect(fieldOf(page, 'fr/pages/about.json:menu')).toHaveValue('');
  });

  await test.step('a server that stops with one of its scripts does not leave an empty page', async () => {
    await page.route('**/admin/translate/app.js', (route) => route.abort('connectionreset'), { times: 1 });
    await page.reload();
    await expect(fieldOf(page, 'fr/pages/about.json:menu')).toBeVisible();
  });

  await test.step('the page and the case study are on the site', async () => {
    const arabic = await page.request.get(`${origin}/ar/about/field-notes`);
    expect(await arabic.text()).toMatch(marked('ما يعلّمنا الموقع'));
    await page.goto(`${origin}/about/field-notes`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marked('What the site teaches'));
    await page.goto(`${origin}/case-studies/sand-dune`);
    await expect(page.getByText(marked('Sand dune')).first()).toBeVisible();
  });

  expect(await readFile(join(folder, 'locales/shared/routes.json'), 'utf8')).toContain(
    '"field-notes": { "path": "/about/field-notes", "parent": "about", "skeleton": "page" }',
  );
});
