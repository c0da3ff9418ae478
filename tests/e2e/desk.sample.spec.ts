import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readSite } from '#src/content/read/read-site.server.ts';
import { findSimilar } from '../../scripts/desk/server/text-aid.ts';
import { findDiffering } from '../../scripts/locales/differing-texts.ts';
import { listUnits } from '../../scripts/locales/exchange/exchange-units.ts';
import { photographPlaces } from '../../scripts/locales/exchange/photograph-places.ts';
import { writeSheet } from '../../scripts/locales/exchange/review-sheet.ts';
import { listColorViolations, listViolations } from '../support/axe.ts';
import {
  desktop,
  expect,
  fieldOf,
  leaveOutFindings,
  leaveOutPages,
  marked,
  openAlone,
  openText,
  previewOf,
  test,
} from '../support/desk-page.ts';
import { sendRaw } from '../../scripts/hosts/raw-request.ts';

// The tests share one desk, which takes longer to open than any test takes.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ viewport: desktop });

const home = 'ar/pages/home.json';
const title = `${home}:sections.expertise.title`;
const written = 'فريق واحد من المسح الميداني إلى التشغيل اليومي';

test('an edit shows on the page while typing and changes one line of the file, and pseudo-locales show there', async ({
  page,
  desk,
}) => {
  const before = desk.read(home);
  const next = 'فريق واحد من أول زيارة إلى التشغيل';
  await openText(page, desk, title);
  await expect(previewOf(page).getByText(marked(written))).toBeVisible();
  await expect(page.locator('[data-room=phone]')).toBeVisible();
  // Animations wait until the visitor starts them.
  await expect(previewOf(page).locator('[data-motion]').first()).toHaveAttribute(
    'aria-label',
    marked('تشغيل'),
  );
  const old = await fieldOf(page, title).inputValue();
  await fieldOf(page, title).fill(next);
  await expect(previewOf(page).getByText(marked(next))).toBeVisible();
  await expect(page.locator('[data-room=phone]')).toContainText(
    /fits, \d lines?.*room for about \d+ characters?/,
  );
  expect(desk.read(home)).toBe(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(desk.read(home)).toBe(before.replace(old, next));
  await expect(previewOf(page).getByText(marked(next))).toBeVisible();
  await test.step('pseudo-locales show long texts, and English from right to left', async () => {
    await page.getByLabel('Pseudo-locale').selectOption('Long text');
    await expect(previewOf(page).getByRole('heading', { level: 2 }).first()).toContainText('⟦');
    await page.getByLabel('Pseudo-locale').selectOption('Right-to-left English');
    await expect(previewOf(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(previewOf(page).locator('html')).toHaveAttribute('lang', 'en');
    await page.getByLabel('Pseudo-locale').selectOption('As it is');
    await expect(previewOf(page).locator('html')).toHaveAttribute('lang', 'ar');
  });
  await test.step('the parts over a page are available for their own texts', async () => {
    const over = previewOf(page).locator('[data-floating]').filter({ visible: true });
    await expect(over).toHaveCount(0);
    for (const name of ['ar/consent.json:settings.title', 'ar/ui.json:language.offer']) {
      await page.goto(`${desk.url}#${encodeURIComponent(name)}`);
      const text = await fieldOf(page, name).inputValue();
      await expect(over.getByText(marked(text)).first()).toBeVisible();
    }
    await page.goto(`${desk.url}#${encodeURIComponent(title)}`);
    await expect(over).toHaveCount(0);
  });
});

test('a text on the page leads to its key, and a key to all its pages', async ({ page, desk }) => {
  // A page that failed to render is requested again.
  await page.route(/:\d+\/ar$/, (route) => route.fulfill({ status: 404, body: 'busy' }), { times: 1 });
  await openText(page, desk, `${home}:menu`);
  await expect(page.getByRole('complementary').getByText(/Stands on \d+ pages/)).toBeVisible();
  await expect(page.getByRole('button', { name: '/ar/about' })).toBeVisible();
  const [, beginning = ''] = /"lead": "((?:[^" ]+ ){4})/.exec(desk.read(home)) ?? [];
  await previewOf(page).getByText(marked(beginning.trim())).click();
  await expect(page).toHaveURL(/sections\.hero/);
  await page.getByRole('button', { name: 'Click chooses' }).click();
  await page.getByRole('button', { name: 'Phone 390' }).click();
  await expect(page.getByTitle('The page at phone width')).toBeVisible();
});

test('invisible characters have symbols and names, and can be inserted', async ({ open: page, desk }) => {
  const name = 'ar/pages/terms.json:menu';
  await openAlone(page, desk, name);
  const field = fieldOf(page, name);
  await field.fill('شروط\u200Fالخدمة');
  const line = page.locator('[data-invisible]');
  await expect(line).toContainText('شروطRLMالخدمة');
  await expect(field).toHaveAccessibleDescription(/Not visible in this text: direction mark \(1\)/);
  await field.fill('شروط');
  await expect(line).toBeHidden();
  await page.keyboard.press('Control+Shift+Space');
  await page.keyboard.insertText('الخدمة');
  await expect(field).toHaveValue('شروط\u00A0الخدمة');
  await page.getByRole('button', { name: 'NNBSP: insert a narrow non-breaking space' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    /non-breaking space \(1\), narrow non-breaking space \(1\)/,
  );
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  // The server forgets the draft asynchronously; until then localStorage keeps it, which the next test would see.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('desk-discarded'))).toBe('[]');
  await expect(() => expect(desk.read('.drafts/desk.json')).not.toContain('شروط')).toPass();
});

test('text inserted by a button can be edited at once, and the row of the text stays visible', async ({
  open: page,
  desk,
}) => {
  const site = readSite(join(import.meta.dirname, '../../locales'));
  const { key = '' } =
    listUnits(site, 'ar').find(
      (unit) =>
        unit.file === home &&
        unit.key.endsWith('title') &&
        findSimilar(site, { file: home, language: 'ar' }, unit.key, unit.source).length > 0,
    ) ?? {};
  const name = `${home}:${key}`;
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAlone(page, desk, name);
  const field = fieldOf(page, name);
  const editor = page.getByRole('region', { name: 'Text' });
  await field.fill('نصل بين المواقع , ونراقبها');
  await editor.getByRole('button', { name: 'Mend blanks, marks and quotes' }).click();
  await expect(field).toHaveValue('نصل بين المواقع، ونراقبها');
  await expect(field).toBeFocused();
  await editor.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(field).toBeFocused();
  await editor.getByRole('button', { name: 'Alt ⇧ 1' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('row', { selected: true })).toBeInViewport({ ratio: 0.9 });
  await editor.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(editor.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0);
  // The list of all texts names the file of each, also of the shown one.
  await page.getByLabel('Search all texts').fill(await field.inputValue());
  await expect(page.getByRole('row').filter({ hasText: 'pages/home.json' })).toBeVisible();
});

test('plural forms show their numbers, and are edited one by one', async ({ open: page, desk }) => {
  const group = 'ar/search.json:count';
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAlone(page, desk, `${group}_few`);
  const bar = await page.getByRole('button', { name: 'Save' }).boundingBox();
  for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
    const field = await fieldOf(page, `${group}_${form}`).boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0), form).toBeLessThan(bar?.y ?? 0);
  }
  for (const label of ['For 0 (zero)', 'For 1 (one)', 'For 3, 4, 5 (few)', 'For 11, 12, 13 (many)']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await fieldOf(page, `${group}_zero`).fill('لا توجد أي نتيجة');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(desk.read('ar/search.json')).toContain('"count_zero": "لا توجد أي نتيجة"');
});

test('a text that somebody else has changed is shown next to the local one', async ({ open: page, desk }) => {
  const name = 'ar/pages/about.json:menu';
  const file = 'ar/pages/about.json';
  await openAlone(page, desk, name);
  const mine = fieldOf(page, name);
  const old = await mine.inputValue();
  await page.setViewportSize({ width: 1280, height: 720 });
  await mine.fill('عن الشركة {{nobody}}');
  desk.change(file, `"menu": "${old}"`, '"menu": "نبذة عنا"');
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('نبذة عنا');
  await expect(conflict).toContainText('عن الشركة');
  const editor = page.getByRole('region', { name: 'Text' });
  const report = editor.getByRole('button', { name: /^1 finding: remove/ });
  for (const seen of [
    mine,
    report,
    conflict.getByRole('button', { name: 'Keep yours' }),
    editor.getByRole('button', { name: 'Save' }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 0.9 });
  }
  await report.click();
  await expect(editor.getByRole('listitem').filter({ hasText: '{{nobody}}' })).toBeInViewport();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeInViewport();
  await mine.fill('عن الشركة');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kept as a draft.', { exact: true })).toBeVisible();
  expect(desk.read(file)).toContain('"menu": "نبذة عنا"');
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => desk.read(file)).toContain('"menu": "عن الشركة"');
});

test('both sides of a merge are shown side by side, and the chosen one is written', async ({
  open: page,
  desk,
}) => {
  const name = 'ar/pages/industries.json:summary';
  const file = 'ar/pages/industries.json';
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAlone(page, desk, name);
  const before = desk.read(file);
  const [line = ''] = /^ *"summary": .*$/m.exec(before) ?? [];
  const [here, there] = ['النص هنا', 'النص هناك'].map((text) => line.replace(/: ".*"/, `: "${text}"`));
  desk.change(file, line, ['<<<<<<< HEAD', here, '=======', there, '>>>>>>> theirs'].join('\n'));
  const report = page.getByRole('alert');
  await expect(report).toContainText('A merge has left both sides in it.');
  const write = report.getByRole('button', { name: 'Write the file' });
  await expect(write).toBeInViewport({ ratio: 0.9 });
  const [above, below] = [await report.locator('[lang=ar]').last().boundingBox(), await write.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 0.9 });
  await report.getByLabel('Taken over: theirs').check();
  await write.click();
  await expect(report).toBeHidden();
  await expect(fieldOf(page, name)).toHaveValue('النص هناك');
  expect(desk.read(file)).toBe(before.replace(line, there ?? ''));
  // Conflict markers as git leaves them after the desk has fetched the changes of others.
  desk.change(file, there ?? '', ['<<<<<<< HEAD', here, '=======', there, '>>>>>>> FETCH_HEAD'].join('\n'));
  await expect(report.getByLabel('Yours')).toBeVisible();
  await report.getByLabel('A colleague’s').check();
  await write.click();
  await expect(report).toBeHidden();
});

test("the address restores the table's view, and a text next to it stays open", async ({ page, desk }) => {
  const name = 'ar/pages/terms.json:menu';
  await leaveOutPages(page);
  await page.goto(`${desk.url}#${encodeURIComponent(name)}?show=stale&search=company`);
  await expect(fieldOf(page, name)).toBeVisible();
  await expect(page.getByText('No text fits.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('All texts');
  await page.keyboard.press('/');
  await page.getByLabel('Search all texts').fill('{{company}}');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const address = page.url();
  await page.getByRole('row').nth(5).click();
  await page.reload();
  await expect(page.getByLabel('Search all texts')).toHaveValue('{{company}}');
  await expect(page.getByRole('row', { selected: true })).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(address);
  await expect(fieldOf(page, name)).toBeVisible();
});

test('words are replaced in the chosen texts, and undone together', async ({ open: page, desk }) => {
  const file = 'ar/records/case-studies.json';
  const before = desk.read(file);
  await openAlone(page, desk, 'ar/pages/terms.json:menu');
  await page.getByRole('button', { name: 'Replace …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Replace in all texts/ });
  await dialog.getByLabel('Find exactly').fill('في مجموعة متاجر');
  await dialog.getByLabel('Put in its place').fill('في سلسلة متاجر');
  const lines = dialog.getByRole('listitem');
  const found = before.match(/في مجموعة متاجر/g)?.length ?? 0;
  expect(found).toBeGreaterThan(1);
  await expect(lines).toHaveCount(found);
  await expect(lines.first().locator('del')).toHaveText('مجموعة ');
  expect(await listViolations(page)).toEqual([]);
  for (const line of (await lines.all()).slice(1)) await line.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Replace in 1 text' }).click();
  await expect(lines).toHaveCount(found - 1);
  await page.keyboard.press('Escape');
  expect(desk.read(file).match(/في سلسلة متاجر/g)).toHaveLength(1);
  await page.keyboard.press('Alt+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(desk.read(file)).toBe(before);
});

test('a text that would break the build is kept as a draft, with an explanation', async ({
  open: page,
  desk,
}) => {
  const name = 'ar/pages/contact.json:menu';
  const before = desk.read('ar/pages/contact.json');
  await openAlone(page, desk, name);
  await fieldOf(page, name).fill('تواصل {{somebody}}');
  await expect(page.getByText(/remove \{\{somebody\}\}|write .*instead/).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('in the file it would break the build')).toBeVisible();
  expect(desk.read('ar/pages/contact.json')).toBe(before);
  await page.reload();
  await expect(fieldOf(page, name)).toHaveValue('تواصل {{somebody}}');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(fieldOf(page, name)).not.toHaveValue('تواصل {{somebody}}');
});

test('a text gets a comment, is compared and fixed, and its changes are committed', async ({
  open: page,
  desk,
}) => {
  const units = listUnits(readSite(join(import.meta.dirname, '../../locales')), 'ar');
  const compared = units.map((unit) => ({ ...unit, isForm: /_[a-z]+$/.test(unit.key), isIntended: false }));
  const [differing] = findDiffering(compared).keys();
  const name = `${differing?.file ?? ''}:${differing?.key ?? ''}`;
  await openAlone(page, desk, name);
  const row = page.locator(`[id="row-${name}"]`);
  await test.step('a comment is kept until it is closed', async () => {
    await page.getByText('0 comments').click();
    await page.getByLabel('Your comment').fill('فعل أم اسم؟');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Comments on this text' })).toContainText('فعل أم اسم؟');
    await expect(row).toContainText('Comment');
    await page.getByLabel('Show').selectOption('With open comments');
    await expect(page.getByText('1 text', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close the comments' }).click();
    await expect(page.getByText('No text fits.')).toBeVisible();
    expect(desk.read('state/ar.comments.json')).toContain('فعل أم اسم؟');
  });
  await test.step('another translation of the same source is reported until it is accepted', async () => {
    await page.getByLabel('Show').selectOption('Same source, other translation');
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'It is meant so' }).click();
    await expect(row).toBeHidden();
    await page.getByLabel('Show').selectOption('All texts');
  });
  await test.step('a term is shown next to the text until it is undone', async () => {
    const term = page.getByText('دليل', { exact: true });
    await page.getByText('Add a term').click();
    await page.getByPlaceholder('English').fill(differing?.source ?? '');
    await page.getByPlaceholder('العربية').fill('دليل');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(term).toBeVisible();
    await page.keyboard.press('Alt+z');
    await expect(term).toBeHidden();
  });
  await test.step('marks are fixed in the field', async () => {
    await fieldOf(page, name).fill('للاستزادة,');
    await page.getByRole('button', { name: 'Mend blanks' }).click();
    await expect(fieldOf(page, name)).toHaveValue('للاستزادة،');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
  });
  await test.step('the result of the commit is a sentence', async () => {
    await page.getByText('Earlier versions').click();
    await expect(page.getByText('git knows no version of this text.')).toBeVisible();
    await page.getByRole('button', { name: /\d+ changes?/ }).click();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByText('this folder is not kept by git')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
});

test('confirm and review from the keyboard move to the next text', async ({ open: page, desk }) => {
  const name = 'ar/pages/faq.json:menu';
  await openAlone(page, desk, name);
  const row = page.locator(`[id="row-${name}"]`);
  const isReviewed = () => /faq\.json:menu": \{[^}]*"reviewed": true/.test(desk.read('state/ar.json'));
  expect(isReviewed()).toBe(false);
  await fieldOf(page, name).press('Alt+Shift+Enter');
  await expect(row).toContainText('Reviewed');
  await expect(page).not.toHaveURL(/menu$/);
  expect(isReviewed()).toBe(true);
  await page.keyboard.press('Alt+z');
  await expect(row).toContainText('Not reviewed');
  expect(isReviewed()).toBe(false);
});

test('a link to a file that is not there says so, and leads to all files', async ({ open: page, desk }) => {
  await leaveOutPages(page);
  await page.goto(`${desk.url}#${encodeURIComponent('ar/pages/nothing.json:menu')}`);
  const table = page.getByRole('grid', { name: 'Texts' });
  await expect(table).toContainText('There is no file ar/pages/nothing.json.');
  await expect(table).not.toContainText('No text fits.');
  await table.getByRole('button', { name: 'All files' }).click();
  await expect(table.getByRole('gridcell').first()).toBeVisible();
});

test('a key that is pressed again before the next text is shown signs none unseen', async ({
  open: page,
  desk,
}) => {
  const name = 'ar/pages/faq.json:name';
  await openAlone(page, desk, name);
  const held = Promise.withResolvers<void>();
  const signed: string[] = [];
  await page.route('**/api/confirm?*', async (route) => {
    signed.push(route.request().postData() ?? '');
    await held.promise;
    await route.continue();
  });
  await fieldOf(page, name).press('Alt+Shift+Enter');
  await expect.poll(() => signed.length).toBe(1);
  await page.keyboard.press('Alt+Shift+Enter');
  await page.getByRole('button', { name: 'Reviewed', exact: true }).click({ force: true });
  held.resolve();
  await expect(page).not.toHaveURL(/name$/);
  await expect(fieldOf(page, name)).toBeHidden();
  const second = page.url();
  await page.keyboard.press('Alt+Shift+Enter');
  await expect.poll(() => signed.length).toBe(2);
  // The desk goes on to the next text, which the next test must not meet.
  await expect(page).not.toHaveURL(second);
  expect(signed.map((call) => call.includes('"key":"name"'))).toEqual([true, false]);
  await page.unroute('**/api/confirm?*');
});

test('a page is signed in one step, which is undone in one', async ({ open: page, desk }) => {
  const file = 'ar/pages/terms.json';
  const countReviewed = () => {
    const signed: unknown = JSON.parse(desk.read('state/ar.json'));
    return (JSON.stringify(signed).match(/"reviewed":true/g) ?? []).length;
  };
  const before = countReviewed();
  await openAlone(page, desk, `${file}:menu`);
  const unread = page.getByRole('button', { name: 'terms' }).getByTitle('Not reviewed');
  await expect(unread).toHaveText(/^\d+$/);
  await page.getByRole('button', { name: /^Mark all \d+ as reviewed$/ }).click();
  await expect(page.getByRole('contentinfo').getByText('Reviewed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark all/ })).toBeHidden();
  await expect(unread).toBeHidden();
  await expect(page.getByRole('grid').getByText('Not reviewed')).toHaveCount(0);
  expect(countReviewed()).toBeGreaterThan(before + 10);
  await page.keyboard.press('Alt+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(countReviewed()).toBe(before);
});

test('plural forms that change together are saved together', async ({ open: page, desk }) => {
  const group = 'ar/search.json:count';
  await openAlone(page, desk, `${group}_many`);
  for (const form of ['many', 'other']) await fieldOf(page, `${group}_${form}`).fill('{{count}} مادة');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(desk.read('ar/search.json').match(/"{{count}} مادة"/g)).toHaveLength(2);
});

test('changes of the session can be undone, and provide the commit message', async ({ open: page, desk }) => {
  const name = 'ar/pages/services-sla.json:menu';
  const file = 'ar/pages/services-sla.json';
  const before = desk.read(file);
  await openAlone(page, desk, name);
  await fieldOf(page, name).fill('مستوى الخدمة');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: /\d+ changes?/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Message for the commit')).toHaveValue(
    /^content\(locales\S*\): change \d+ text/,
  );
  const line = dialog.getByRole('listitem').filter({ hasText: name.replace(':', ' ') });
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeHidden();
  expect(desk.read(file)).toBe(before);
});

test('a question is added from the keyboard: to every file that needs it, or to none', async ({
  page,
  desk,
}) => {
  const files = [
    'shared/records/faq.json',
    'en/records/faq.json',
    'ar/records/faq.json',
    'shared/pages/faq.json',
  ];
  const readAll = () => files.map((file) => desk.read(file));
  const before = readAll();
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    }
  };
  await openAlone(page, desk, 'ar/pages/faq.json:menu');
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await expect(dialog.getByRole('option', { name: 'A question' })).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A q');
  await expect(dialog.getByRole('group', { name: /^Question/ })).toBeVisible();
  await type('How long do batteries last?', 'كم تدوم البطاريات?');
  await type('They keep the mast on the air through the night.', 'تُبقي الصاري في الخدمة طوال الليل.');
  await type('battery', 'بطارية');
  await page.keyboard.press('Tab');
  await type('', '', 'accumulator', 'بطاريات');
  await page.keyboard.press('Control+Enter');
  const wrong = dialog.locator('textarea[name="ar.question"]');
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(/write ؟ instead/);
  await expect(dialog.getByText('Nothing was written.')).toBeVisible();
  expect(readAll()).toEqual(before);
  expect(await listViolations(page)).toEqual([]);
  await wrong.fill('كم تدوم البطاريات؟');
  // The page is rendered again with the new question: only that is tested.
  await page.unrouteAll();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/add-entry*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  // What would be typed now would be in no file.
  await expect(wrong).toBeDisabled();
  resolve();
  await expect(dialog.getByRole('status')).toContainText('locales/ar/records/search.json');
  await expect(dialog.getByRole('button', { name: 'Show its texts' })).toBeFocused();
  for (const [file, text] of [
    ['en/records/faq.json', '"question": "How long do batteries last?"'],
    ['ar/records/faq.json', '"question": "كم تدوم البطاريات؟"'],
    ['shared/pages/faq.json', '"how-long-do-batteries-last"'],
  ] as const) {
    expect(desk.read(file)).toContain(text);
  }
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'ar/records/faq.json:how-long-do-batteries-last.question')).toBeVisible();
  await expect(previewOf(page).getByText(marked('كم تدوم البطاريات؟')).first()).toBeVisible();
  await leaveOutPages(page);
  await page.getByRole('button', { name: /\d+ changes?$/ }).click();
  await expect(page.getByLabel('Message for the commit')).toHaveValue(
    /^content\(locales\): add question how-long-do-batteries-last/,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(readAll()).toEqual(before);
});

test('everything works from the keyboard', async ({ open: page, desk }) => {
  await openAlone(page, desk, 'ar/pages/services.json:name');
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const field = fieldOf(page, 'ar/pages/services.json:menu');
  await expect(field).toBeFocused();
  await field.fill('كل خدماتنا');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/summary$/);
  expect(desk.read('ar/pages/services.json')).toContain('"menu": "كل خدماتنا"');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('كل خدماتنا');
  await expect(page.getByRole('row').filter({ hasText: 'كل خدماتنا' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(page.getByRole('row', { selected: true })).toContainText('كل خدماتنا');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/services\.json/);
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the theme follows the system until one is chosen, which is stored', async ({ page, desk }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openText(page, desk, `${home}:menu`);
  const root = page.locator('html');
  await expect(root).toHaveClass('dark');
  const preview = previewOf(page).locator('html');
  await expect(preview).toHaveAttribute('lang', 'ar');
  await expect(preview).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(root).toHaveClass('light');
  await leaveOutPages(page);
  await page.reload();
  await expect(root).toHaveClass('light');
});

test('axe reports nothing in either language, light or dark', async ({ open: page, desk }) => {
  const name = `${home}:sections.hero.lead`;
  /** All problems, and the color problems of the other theme, which differs only in its colors. */
  const listAll = async () => {
    const light = await listViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
    const dark = await listColorViolations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    return [...light, ...dark.map((violation) => `dark: ${violation}`)];
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await openAlone(page, desk, name);
  for (const [language, direction, heading] of [
    ['en', 'ltr', 'Translators’ desk'],
    ['ar', 'rtl', 'مكتب الترجمة'],
  ] as const) {
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await fieldOf(page, name).fill('Wrong, in every way');
    await expect(page.locator('textarea[aria-invalid=true]')).toBeVisible();
    expect(await listAll(), language).toEqual([]);
    await page.getByRole('button', { name: language === 'en' ? 'Add an entry' : 'إضافة مدخل' }).click();
    await page
      .getByRole('combobox', { name: language === 'en' ? 'What to add' : 'ما يُضاف' })
      .selectOption('place');
    await expect(page.locator('dialog [name="ar.subtext"]')).toHaveAttribute('dir', 'rtl');
    expect(await listAll(), language).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: language === 'en' ? 'Discard the draft' : 'إلغاء المسوّدة' })
      .click();
    await page
      .locator(`header button[lang=${language === 'en' ? 'ar' : 'en'}]`)
      .last()
      .click();
  }
});

test('a text that appears only in use says when, next to the page', async ({ open: page, desk }) => {
  await openAlone(page, desk, 'ar/contact.json:faults.email');
  const place = page.getByRole('complementary');
  await expect(
    place.getByText('Shows below a field of the contact form that is sent with a mistake.'),
  ).toBeVisible();
  await expect(page.getByTitle('The page at desktop width')).toHaveAttribute('src', '/ar/contact');
  await page.goto(`${desk.url}#${encodeURIComponent('ar/pages/not-found.json:sections.hero.title')}`);
  await expect(place.getByRole('button', { name: '/ar/unknown' })).toHaveAttribute('aria-current', 'page');
});

test('closed parts around a text open: a panel of the navigation bar, a fold on phones', async ({
  page,
  desk,
}) => {
  const find = async (part: 'banner' | 'main', name: string) => {
    const written = await fieldOf(page, name).inputValue();
    const [first = '', second = ''] = written.split(' ');
    return previewOf(page)
      .getByRole(part)
      .getByText(marked(`${first} ${second}`))
      .first();
  };
  const summary = 'ar/pages/services-web-development.json:summary';
  await openText(page, desk, summary);
  await expect(await find('banner', summary)).toBeVisible();
  await expect(page.locator('[data-room=desktop]')).toContainText('room for about');
  const folded = 'ar/pages/industries-renewables.json:sections.hero.items.mobilization.features.cabin.text';
  await page.getByRole('button', { name: 'Phone 390' }).click();
  await openText(page, desk, folded);
  await expect(await find('main', folded)).toBeInViewport();
  await expect(page.locator('[data-room=phone]')).toContainText('room for about');
});

test('a sheet for reviewers shows each text in a picture of its place, or says when it appears', async ({
  browser,
  page,
  desk,
}, testInfo) => {
  const file = 'ar/pages/not-found.json';
  const site = readSite(join(import.meta.dirname, '../../locales'));
  const units = listUnits(site, 'ar').filter((unit) => unit.file === file);
  const pictures = await photographPlaces({ browser, url: desk.url, files: new Set([file]), words: 'ar' });
  const sheet = testInfo.outputPath('sheet.html');
  await writeFile(sheet, writeSheet({ site, units, language: 'ar', reader: 'ar', pictures }));
  await page.goto(pathToFileURL(sheet).href);
  expect(await listViolations(page)).toEqual([]);
  const find = (key: string) =>
    page.getByRole('article').filter({ has: page.getByText(key, { exact: true }) });
  const shown = find('sections.hero.title');
  await expect(shown.getByRole('figure')).toHaveText('في الصفحة \u2068/ar/unknown\u2069');
  const frame = shown.locator('figure i');
  await frame.scrollIntoViewIfNeeded();
  const measureContrast = async () => (await sharp(await frame.screenshot()).stats()).channels[0]?.stdev;
  // Text on its background: neither an empty part of the page nor a plain one. Pictures are decoded asynchronously.
  await expect.poll(measureContrast).toBeGreaterThan(20);
  await expect(find('summary')).toContainText('يظهر في قوائم الموقع');
  await expect(find('summary').getByRole('figure')).toBeHidden();
});

test('marks change the width of a text by less than the kerning that they interrupt', async ({
  page,
  desk,
}) => {
  for (const address of ['/', '/ar']) {
    await page.goto(desk.origin + address);
    const {
      marked: count,
      most,
      lines,
    } = await page.evaluate(async () => {
      await document.fonts.ready;
      const mark = /[\u{E0020}-\u{E007F}]/gu;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      const measure = (node: Text) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const withMarks = texts.filter(({ data }) => data.search(mark) >= 0);
      const before = withMarks.map(measure);
      for (const node of withMarks) node.data = node.data.replace(mark, '');
      const after = withMarks.map(measure);
      const differences = before.map(({ width, height }, index) => ({
        width: Math.abs(width - (after[index]?.width ?? 0)),
        height: Math.abs(height - (after[index]?.height ?? 0)),
      }));
      return {
        marked: withMarks.length,
        most: Math.max(...differences.map(({ width }) => width)),
        // A rotated name on the map is as high as it is long.
        lines: differences.filter(({ height }) => height > 1).length,
      };
    });
    expect(count, address).toBeGreaterThan(50);
    expect(most, address).toBeLessThan(3);
    expect(lines, address).toBe(0);
  }
});

test('unreadable texts are explained, and can be requested again', async ({ page, desk, expectFault }) => {
  expectFault(/Failed to load resource/);
  const [overview, count] = ['**/api/overview?**', page.getByRole('main').getByRole('status').first()];
  await page.route(overview, (route) => route.fulfill({ status: 500, json: { error: 'the disk is full' } }));
  await page.goto(desk.url);
  const alert = page.getByRole('alert').filter({ hasText: 'The texts could not be read.' });
  await expect(alert).toContainText('the disk is full');
  await expect(count).toHaveText('Reading the bundles …');
  await page.unroute(overview);
  await alert.getByRole('button', { name: 'Read them again' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(count).toHaveText(/^\d\d+ texts$/);
  await expect(alert).toBeHidden();
});

test('a page that could not be made is asked for again, and the desk says so in its own words', async ({
  page,
  desk,
  expectFault,
}) => {
  // A page that comes from nowhere may not talk to this machine.
  expectFault(/websocket/i);
  const script = '<script type="module" src="/scripts/desk/preview/start.ts"></script>';
  const body = `<!doctype html><html data-failed><head>${script}</head><body><pre>A part is missing.</pre></body></html>`;
  let fails = true;
  await page.route(/:\d+\/ar$/, (route) =>
    fails ? route.fulfill({ contentType: 'text/html', body }) : route.continue(),
  );
  await page.goto(`${desk.url}#${encodeURIComponent('ar/pages/home.json:menu')}`);
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be made.' });
  await expect(alert).toContainText('your texts are safe');
  await expect(alert).toContainText('A part is missing.');
  fails = false;
  await expect(previewOf(page).locator('html[data-ready]')).toBeAttached();
  await expect(alert).toBeHidden();
});

test('nothing is claimed about all texts while only one file is known', async ({ page, desk }) => {
  const all = Promise.withResolvers<void>();
  await leaveOutPages(page);
  await page.route('**/api/overview?**', async (route) => {
    if (!route.request().url().includes('path=')) await all.promise;
    await route.continue();
  });
  await page.goto(`${desk.url}#${encodeURIComponent('ar/pages/home.json:menu')}`);
  await expect(fieldOf(page, 'ar/pages/home.json:menu')).toBeVisible();
  const files = page.getByRole('navigation', { name: 'Files' });
  await expect(files.getByRole('button').first()).toHaveText('All files');
  await expect(files.getByText(/Nothing to do|to review|to do/)).toHaveCount(0);
  all.resolve();
  await expect(files.getByRole('button').first()).toHaveText(/words.*confirmed/);
});

test('no foreign host or origin can send requests', async ({ desk }) => {
  const path = '/admin/translate/api/overview';
  const { host } = new URL(desk.url);
  const ask = (headers: Record<string, string>, target = path) =>
    sendRaw({ url: desk.origin, path: target, headers: { Host: host, ...headers } }).then(
      ({ status }) => status,
    );
  expect(await ask({})).toBe(200);
  expect(await ask({ Origin: 'http://other.example' })).toBe(403);
  expect(await ask({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await ask({ Host: 'other.example' })).toBe(403);
  expect(await ask({ Host: 'other.example' }, '/ar')).toBe(403);
});

test('nothing is lost when the server is killed during a save', async ({ page, kept, desk, expectFault }) => {
  expectFault(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/);
  expectFault(/WebSocket|websocket|server connection lost|request:/i);
  const name = 'ar/pages/industries.json:menu';
  const file = 'ar/pages/industries.json';
  await openAlone(page, desk, name);
  const before = desk.read(file);
  await fieldOf(page, name).fill('قطاعات نخدمها');
  const save = page.keyboard.press('Control+s');
  await leaveOutFindings(page);
  // The open page would request everything from the new server.
  await kept.page.goto('about:blank');
  await desk.kill();
  await save;
  const now = desk.read(file);
  expect([before, before.replace(/"menu": "[^"]*"/, '"menu": "قطاعات نخدمها"')]).toContain(now);
  await expect(page.getByText('The server does not answer.').first()).toBeVisible();
  await desk.start();
  await expect(page.getByText('The server does not answer.').first()).toBeHidden();
  await expect(fieldOf(page, name)).toHaveValue('قطاعات نخدمها');
  await fieldOf(page, name).press('Control+s');
  await expect.poll(() => desk.read(file)).toContain('"menu": "قطاعات نخدمها"');
});
