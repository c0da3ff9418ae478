import { CHOICES_PATH, ROUTES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

const SERVICE_PAGE = 'services-';

/** Checks that every service that can be chosen has a page. */
export function checkChoices({ bundles }: SiteSource): Problem[] {
  const bundle = bundles.get(`${SHARED_FOLDER}/${CHOICES_PATH}`);
  const table = bundles.get(`${SHARED_FOLDER}/${ROUTES_PATH}`)?.value;
  if (bundle === undefined || !isRecord(table)) return [];
  const names = Object.keys(table).flatMap((id) =>
    id.startsWith(SERVICE_PAGE) ? [id.slice(SERVICE_PAGE.length)] : [],
  );
  return itemsOf(valueOf(bundle.value, 'contactServices')).flatMap((name, index) =>
    typeof name !== 'string' || names.includes(name)
      ? []
      : [
          locateProblem(bundle, ['contactServices', index], {
            code: 'choice-unknown',
            values: { name, names },
          }),
        ],
  );
}
