import type { Value } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { CaseStudy, PageContent } from '#src/content/content-types.ts';
import { describeCertificate } from './describe-certificate.server.ts';
import { findById } from './find-by-id.server.ts';
import type { page } from '#src/content/describe/pages.server.ts';
import type { caseStudies } from '#src/content/describe/records.server.ts';
import { resolvePicture } from './resolve-picture.server.ts';
import { type PageContext, resolveSection } from './resolve-section.server.ts';
import { listPublished } from '#src/content/describe/study-filters.ts';

/** A page with everything that its sections name in place: pictures of the direction, clients, case studies, numbers. */
export function resolvePage(id: RouteId, joined: Value<typeof page>, context: PageContext): PageContent {
  return { ...joined, id, sections: joined.sections.map((section) => resolveSection(section, context)) };
}

/** Published case studies, with pictures, clients and written numbers. */
export function resolveCaseStudies(
  studies: Value<typeof caseStudies>,
  { language, pictures, clients }: Pick<PageContext, 'language' | 'pictures' | 'clients'>,
): CaseStudy[] {
  return listPublished(studies).map(({ certificate, ...study }) => ({
    ...study,
    picture: resolvePicture(study.picture, language, pictures),
    client: findById(study.client, clients, 'client'),
    figure: formatNumber(language, study.figure),
    ...(certificate === undefined ? {} : { certificate: describeCertificate(certificate, language) }),
  }));
}
