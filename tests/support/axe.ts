import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that the site does not claim to keep: experimental ones, those that are given up, those of level AAA. */
const otherTags = ['experimental', 'deprecated', 'wcag2aaa', 'wcag21aaa', 'wcag22aaa'];
const claimed = axe.getRules().filter(({ tags }) => !tags.some((tag) => otherTags.includes(tag)));
const rules = {
  all: claimed.map(({ ruleId }) => ruleId),
  colors: claimed.filter(({ tags }) => tags.includes('cat.color')).map(({ ruleId }) => ruleId),
};
/** What runs in the page: without its comments, as every document reads it again. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Fewest rules that hold for a page, for a part of one and for colors; fewer only where axe has looked at nothing. */
const MIN_RULES = { page: 11, part: 5, colors: 1 };

/**
 * What axe finds in the document that is shown, one line for each element.
 * @param selector The part of the page to look at; the whole page without it.
 * @throws When hardly a rule applied, as then axe has looked at nothing.
 */
export function listViolations(page: Page, selector?: string): Promise<string[]> {
  const least = selector === undefined ? MIN_RULES.page : MIN_RULES.part;
  return runRules(page, { include: selector ?? 'html', values: rules.all, least });
}

/** The same of the colors of the page alone, where nothing else has changed since axe has looked at it. */
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
