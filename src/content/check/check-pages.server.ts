import type { Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, locateProblem } from '#src/content/read/read-bundle.server.ts';

/** Most characters of a title with the company behind it, as search engines show them. */
const TITLE_LENGTH = 60;

/** Checks that the title of a page and the company fit into one title: `Services | Veltara`. */
export function checkTitle(bundle: Bundle, title: string | undefined, company: string): Problem[] {
  const whole = `${title ?? ''} | ${company}`;
  const excess = [...whole].length - TITLE_LENGTH;
  if (title === undefined || excess <= 0) {
    return [];
  }
  const values = { length: [...whole].length, title: whole, limit: TITLE_LENGTH, count: excess };
  return [locateProblem(bundle, ['title'], { code: 'title-long', values })];
}
