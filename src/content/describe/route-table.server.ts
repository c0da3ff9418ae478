import { z } from 'zod';

/** Path of a page inside a language, without the language's prefix. */
export const routePath = z
  .string()
  .regex(/^(?:\/|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/, 'a path such as "/services/sla"');

/** Schema of `locales/shared/routes.json`: every page with an address, by id. */
export const routeTable = z
  .record(
    z.string(),
    z.strictObject({
      path: routePath.meta({
        description: 'path inside a language: /services/sla is also /ar/services/sla',
      }),
      parent: z.string().nullable().meta({ description: 'id of the page above it; null for the home page' }),
      skeleton: z
        .enum(['page', 'form', 'none'])
        .meta({ description: 'what covers the page for the first moments of a visit' }),
    }),
  )
  .meta({ description: 'the pages, by the ids that name their bundles' });
