import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import { messages } from '#src/i18n/messages.server.ts';
import { featureNamespaces, type Namespace } from '#src/i18n/namespaces.ts';
import { type PageId, pageIds, type RouteId, routeIds } from '#src/routing/routes.ts';
import { buildRecord } from './build-record.server.ts';
import {
  bundlePaths,
  messagesPath,
  pageBundlePath,
  PICTURES_PATH,
  pictures as picturesSchema,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { hasPlaceholder } from '#src/content/read/placeholders.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import type {
  LanguageContent,
  PageContent,
  PageLink,
  ShellContent,
  SiteContent,
} from '#src/content/content-types.ts';
import { joinBundle, type JoinContext } from './join-bundles.server.ts';
import { isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import {
  caseStudies,
  clients,
  company,
  faq,
  locations,
  navigation,
  search,
  successStories,
} from '#src/content/describe/records.server.ts';
import { resolveCaseStudies, resolvePage } from './resolve-page.server.ts';

/** Joins bundles in which `checkSite` has found nothing wrong; throws a TypeError or ZodError for others. */
export function joinSite(source: SiteSource): SiteContent {
  return buildRecord(languageCodes, (language) => joinLanguage(source, language));
}

function joinLanguage(source: SiteSource, language: Language): LanguageContent {
  const context = { language, company: companyValuesOf(source, language) };
  const pictures = picturesSchema.parse(valueOfBundle(source, `${SHARED_FOLDER}/${PICTURES_PATH}`));
  const studies = joinBundle(caseStudies, ...sidesOf(source, bundlePaths.caseStudies, context));
  const companyFacts = joinBundle(company, ...sidesOf(source, bundlePaths.company, context));
  const shared = {
    language,
    pictures,
    clients: joinBundle(clients, ...sidesOf(source, bundlePaths.clients, context)),
  };
  const pageContext = {
    ...shared,
    company: companyFacts,
    caseStudies: resolveCaseStudies(studies, shared),
    faq: joinBundle(faq, ...sidesOf(source, bundlePaths.faq, context)),
    successStories: joinBundle(successStories, ...sidesOf(source, bundlePaths.successStories, context)),
    locations: joinBundle(locations, ...sidesOf(source, bundlePaths.locations, context)),
  };
  const pages = buildRecord(routeIds, (id) =>
    resolvePage(id, joinBundle(page, ...sidesOf(source, pageBundlePath(id), context)), pageContext),
  );
  return {
    messages: messagesOf(source, language, 'ui'),
    namespaces: buildRecord(featureNamespaces, (name) => messagesOf(source, language, name)),
    pages,
    search: joinBundle(search, ...sidesOf(source, bundlePaths.search, context)),
    shell: {
      company: companyFacts,
      navigation: joinBundle(navigation, ...sidesOf(source, bundlePaths.navigation, context)),
      pages: buildRecord(pageIds, (id) => toLink(id, pages)),
      offers: buildRecord(languageCodes, (code) => toOffer(source, code)),
    },
  };
}

/** Facts, texts and context of one bundle, as `joinBundle` takes them. */
function sidesOf(source: SiteSource, path: string, context: JoinContext): [unknown, unknown, JoinContext] {
  const facts = valueOfBundle(source, `${SHARED_FOLDER}/${path}`);
  return [facts, valueOfBundle(source, `${context.language}/${path}`), context];
}

function valueOfBundle({ bundles }: SiteSource, path: string): unknown {
  return bundles.get(path)?.value;
}

function toLink(id: PageId, pages: Record<RouteId, PageContent>): PageLink {
  const { name, menu, summary } = pages[id];
  return { id, name, menu, summary };
}

/** How a language is offered on the pages of the others, in its own words. */
function toOffer(source: SiteSource, language: Language): ShellContent['offers'][Language] {
  const text = valueOf(valueOfBundle(source, `${language}/${messagesPath('ui')}`), 'language');
  const context = { language, company: companyValuesOf(source, language) };
  const { label, offer, accept, dismiss } = joinBundle(messages.fields.language, undefined, text, context);
  return { label, offer, accept, dismiss };
}

function messagesOf(source: SiteSource, language: Language, name: Namespace): MessageBundle {
  return toMessages(valueOfBundle(source, `${language}/${messagesPath(name)}`), language);
}

/** Messages keep their placeholders, which get values when shown; those without are isolated like all other text. */
function toMessages(value: unknown, language: Language): MessageBundle {
  const isRightToLeft = languages[language].direction === 'rtl';
  const entries = Object.entries(isRecord(value) ? value : {}).map(
    ([key, inner]): [string, string | MessageBundle] => {
      if (typeof inner !== 'string') {
        return [key, toMessages(inner, language)];
      }
      return [key, isRightToLeft && !hasPlaceholder(inner) ? isolateRuns(inner) : inner];
    },
  );
  return Object.fromEntries(entries);
}
