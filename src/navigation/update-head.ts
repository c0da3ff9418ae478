import { announce } from '#src/config/site-events.ts';
import { applyHead } from '#src/seo/apply-head.ts';
import { describeHead, type HeadSource } from '#src/seo/head.ts';

/** Makes title and head of the document those of a page that has been navigated to, and tells that it is there. */
export function updateHead(source: Omit<HeadSource, 'origin' | 'indexing'>) {
  applyHead(describeHead({ ...source, ...import.meta.env.SITE }));
  announce('page-opened', null);
}
