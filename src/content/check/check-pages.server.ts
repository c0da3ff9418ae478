import { TITLE_MAX_CHARACTERS } from '#src/config/constants.ts';
import type { JsonPath } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, locateProblem } from '#src/content/read/read-bundle.server.ts';

/** Checks that the title of a page and the company fit into one title: `Services | Veltara`. */
export function checkTitle(bundle: Bundle, path: JsonPath, title: string, company: string): Problem[] {
  const whole = `${title} | ${company}`;
  const excess = [...whole].length - TITLE_MAX_CHARACTERS;
  if (excess <= 0) {
    return [];
  }
  const values = { length: [...whole].length, title: whole, limit: TITLE_MAX_CHARACTERS, count: excess };
  return [locateProblem(bundle, path, { code: 'title-long', values })];
}
