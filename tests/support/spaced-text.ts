import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/config/languages.ts';

/** Text as far apart as a visitor may set it (WCAG 2.2, 1.4.12); letters that join have no distance. */
function writeSpacing(language: Language): string {
  const letters = languages[language].direction === 'rtl' ? '' : 'letter-spacing: .12em !important;';
  return `* { line-height: 1.5 !important; ${letters} word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`;
}

/** Sets the text of a page apart, or back. */
export async function spaceText(page: Page, language: Language | null): Promise<void> {
  const style = language === null ? '' : writeSpacing(language);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
