import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

test('Arabic words on an English page use one font of the site', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await openDocument(page, addressOf('services-web-development', 'en'));
  await page.evaluate(() => document.fonts.ready);
  const { root } = await session.send('DOM.getDocument');
  await session.send('CSS.enable');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main [lang=ar]',
  });
  expect(nodeIds.length).toBeGreaterThan(0);
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect
      .soft(fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))
      .toEqual([]);
    expect.soft(new Set(fonts.map(({ familyName }) => familyName)).size).toBeLessThanOrEqual(2);
  }
});
