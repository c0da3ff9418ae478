import type { Article } from 'schema-dts';
import type { CaseStudy } from '#src/content/content-types.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { listStudies } from './find-sections.ts';
import { nodeNames, type PageSource } from './page-source.server.ts';

/** Narrowest picture of a study that engines are offered, px. */
const LEAST_PICTURE_WIDTH = 1000;

/** The case study that a page is about; pages that only point to studies have none. */
export function describeArticles(page: PageSource): Article[] {
  return listStudies(page.content.sections, 'study-drawing').map((study) => describeArticle(page, study));
}

/** Its texts are those that the page shows: repeated words add little to the document, others would weigh. */
function describeArticle(page: PageSource, study: CaseStudy): Article {
  const company = { '@id': nodeNames.organization(page) };
  return {
    '@type': 'Article',
    headline: study.title,
    description: study.summary,
    image: page.origin + writePicturePath(study.picture),
    datePublished: study.createdAt,
    dateModified: study.updatedAt,
    author: company,
    publisher: company,
    inLanguage: page.language,
    mainEntityOfPage: page.address,
    keywords: study.tags.map(({ label }) => label),
    isPartOf: { '@id': nodeNames.page(page) },
  };
}

/** The file that readers of JPEG get where the study is shown. */
function writePicturePath({ name, widths, width }: Picture): string {
  const chosen = widths.find((each) => each >= LEAST_PICTURE_WIDTH) ?? widths.at(-1) ?? width;
  return `/pictures/${name}-${chosen}.jpg`;
}
