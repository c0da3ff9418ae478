import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractText } from 'unpdf';
import { readSite } from '#src/content/read/read-site.server.ts';
import { listUnits } from '../../scripts/locales/exchange/exchange-units.ts';
import { readComments, writeSheet } from '../../scripts/locales/exchange/review-sheet.ts';
import { listViolations } from '../support/axe.ts';
import { expect, test } from '../support/quiet-page.ts';

test('A reviewer comments on texts and saves the comments, without a server', async ({ page }, testInfo) => {
  const site = readSite(join(import.meta.dirname, '../../locales'));
  const units = listUnits(site, 'ar');
  const few = units.filter(({ file }) => file === 'ar/company.json');
  const file = testInfo.outputPath('sheet.html');
  await writeFile(file, writeSheet({ site, units: few, language: 'ar', reader: 'ar' }));
  await page.goto(pathToFileURL(file).href);
  expect(await listViolations(page)).toEqual([]);
  const comment = page.getByLabel('تعليق').nth(1);
  // The browser stores data of a file asynchronously: an immediate reload may be faster.
  await expect(async () => {
    await comment.fill('أقصر من هذا');
    await page.reload();
    expect(await comment.inputValue()).toBe('أقصر من هذا');
  }).toPass();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'حفظ التعليقات' }).click();
  const path = await (await saving).path();
  const { language, units: comments } = readComments(await readFile(path, 'utf8'));
  expect(language).toBe('ar');
  expect(comments).toMatchObject([
    {
      file: few[1]?.file,
      key: few[1]?.key,
      text: few[1]?.text,
      source: '',
      comments: [{ text: 'أقصر من هذا' }],
    },
  ]);
  await expect(page.getByRole('status')).toHaveText('عدد التعليقات المحفوظة: 1');
});

for (const language of ['ar', 'en'] as const) {
  test(`A printed sheet in ${language} names the file on every page, and includes the comments`, async ({
    page,
  }, testInfo) => {
    const site = readSite(join(import.meta.dirname, '../../locales'));
    const bundle = `${language}/pages/home.json`;
    const units = listUnits(site, language).filter((unit) => unit.file === bundle);
    const file = testInfo.outputPath('sheet.html');
    await writeFile(file, writeSheet({ site, units, language, reader: language }));
    await page.goto(pathToFileURL(file).href);
    const comment = 'Written before it was printed. '.repeat(20).trim();
    await page.locator('textarea').nth(3).fill(comment);
    const { totalPages, text } = await extractText(
      new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })),
    );
    expect(totalPages).toBeGreaterThan(2);
    for (const [index, words] of text.entries()) {
      expect(words).toContain(bundle);
      expect(words).toContain(`${String(index + 1)} / ${String(totalPages)}`);
    }
    const printed = text.join(' ').replace(/\s+/g, ' ');
    expect(printed.split('Written before it was printed.')).toHaveLength(21);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('textarea:visible, label:visible')).toHaveCount(2);
    await expect(page.locator('.how, .bar').filter({ visible: true })).toHaveCount(0);
  });
}
