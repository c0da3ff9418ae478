import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that the site does not claim to keep: experimental ones, those that are given up, those of level AAA. */
const otherTags = ['experimental', 'deprecated', 'wcag2aaa', 'wcag21aaa', 'wcag22aaa'];
const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => otherTags.includes(tag)))
  .map(({ ruleId }) => ruleId);
/** Fewest rules that hold for a page, and for a part of one; fewer hold only where axe has looked at nothing. */
const LEAST_RULES = { page: 11, part: 5 };

/**
 * What axe finds in the document that is shown, one line for each element.
 * @param selector The part of the page to look at; the whole page without it.
 * @throws When hardly a rule applied, as then axe has looked at nothing.
 */
export async function listViolations(page: Page, selector?: string): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ({ include, values }) => {
      if (window.axe === undefined) throw new Error('axe does not run on this page.');
      return window.axe.run(
        { include: [include] },
        { runOnly: { type: 'rule', values }, resultTypes: ['violations'], iframes: false, preload: false },
      );
    },
    { include: selector ?? 'html', values: rules },
  );
  const least = selector === undefined ? LEAST_RULES.page : LEAST_RULES.part;
  if (passes.length < least) throw new Error(`axe has looked at nothing in ${selector ?? 'the page'}.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}
