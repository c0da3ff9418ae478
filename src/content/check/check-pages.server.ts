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
  const fault = {
    found: `${[...whole].length} characters in "${whole}"`,
    expected: `at most ${TITLE_LENGTH} characters together with the company`,
    remedy: `shorten the title by ${excess} character${excess === 1 ? '' : 's'}`,
  };
  return [locateProblem(bundle, ['title'], fault)];
}
