import type { SiteContent } from '#src/content/content-types.ts';
import { joinSite } from '#src/content/join/join-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { checkSite } from './check-site.server.ts';
import { fillDrafts } from './fill-drafts.server.ts';

/** The content of the site, or everything that is wrong with the bundles. */
export type SiteLoading = { ok: true; content: SiteContent } | { ok: false; problems: Problem[] };

/**
 * Reads a locales folder, checks every bundle of every declared language, and joins texts with facts. Faults of the
 * bundles are returned, all at once, those of a language that is a draft as warnings; it throws only when the folder cannot be read for reasons of the system.
 */
export function loadSite(folder: string): SiteLoading {
  const source = readSite(folder);
  const problems = [...source.problems, ...checkSite(source)];
  return problems.some(({ isWarning }) => isWarning !== true)
    ? { ok: false, problems }
    : { ok: true, content: joinSite(fillDrafts(source)) };
}
