import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/config/languages.ts';

/** Text spacing that a visitor may set (WCAG 2.2, 1.4.12); joined letters get no spacing. */
function writeSpacing(language: Language): string {
  const letters = languages[language].direction === 'rtl' ? '' : 'letter-spacing: .12em !important;';
  return `* { line-height: 1.5 !important; ${letters} word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`;
}

/** Applies the text spacing of a language; `null` removes it. */
export async function spaceText(page: Page, language: Language | null): Promise<void> {
  const style = language === null ? '' : writeSpacing(language);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
