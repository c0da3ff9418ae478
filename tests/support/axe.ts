import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules outside the site's goal: experimental, deprecated, level AAA. */
const otherTags = ['experimental', 'deprecated', 'wcag2aaa', 'wcag21aaa', 'wcag22aaa'];
const claimed = axe.getRules().filter(({ tags }) => !tags.some((tag) => otherTags.includes(tag)));
const rules = {
  all: claimed.map(({ ruleId }) => ruleId),
  colors: claimed.filter(({ tags }) => tags.includes('cat.color')).map(({ ruleId }) => ruleId),
};
/** The axe script without comments, as every document parses it again. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Minimum applied rules for a page, a part, and colors; fewer mean that axe tested nothing. */
const MIN_RULES = { page: 11, part: 5, colors: 1 };

/**
 * Returns what axe finds in the current document, one line per element.
 * @param selector part of the page to test; the whole page by default
 * @throws Error if too few rules applied, so that axe tested nothing
 */
export function listViolations(page: Page, selector?: string): Promise<string[]> {
  const least = selector === undefined ? MIN_RULES.page : MIN_RULES.part;
  return runRules(page, { include: selector ?? 'html', values: rules.all, least });
}

/** Returns color violations only, if only colors have changed since the last run. */
export function listColorViolations(page: Page): Promise<string[]> {
  return runRules(page, { include: 'html', values: rules.colors, least: MIN_RULES.colors });
}

async function runRules(
  page: Page,
  { least, ...looked }: { include: string; values: string[]; least: number },
): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(script);
  const { violations, passes } = await page.evaluate(({ include, values }) => {
    if (window.axe === undefined) throw new Error('axe does not run on this page.');
    return window.axe.run(
      { include: [include] },
      { runOnly: { type: 'rule', values }, resultTypes: ['violations'], iframes: false, preload: false },
    );
  }, looked);
  if (passes.length < least) throw new Error(`axe has looked at nothing in ${looked.include}.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
