import { buildRecord } from '#src/config/build-record.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';

/** Sample data for tests: one value for every page with an address. */
export function samplePages<Value>(describe: (id: PageId) => Value): Record<PageId, Value> {
  return buildRecord(pageIds, describe);
}
