import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import { preventBreaks } from '#src/i18n/prevent-breaks.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import { uiMessages } from '#src/i18n/messages/ui.server.ts';
import { featureNamespaces, type Namespace } from '#src/i18n/message-keys.ts';
import { isStudyPage, type MenuPageId, menuPageIds, type RouteId, routeIds } from '#src/routing/routes.ts';
import { buildRecord } from '#src/config/build-record.ts';
import { messagesPath, ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { hasPlaceholder } from '#src/content/read/placeholders.server.ts';
import type {
  LanguageContent,
  PageContent,
  PageLink,
  ShellContent,
  SiteContent,
} from '#src/content/content-types.ts';
import { joinBundle, type JoinContext } from './join-bundles.server.ts';
import { createJoinContext, joinFile } from './join-context.server.ts';
import { isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { page, studyPage } from '#src/content/describe/pages.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';

/** Joins bundles that passed `checkSite`. Throws a TypeError or ZodError for others. */
export function joinSite(source: SiteSource): SiteContent {
  return buildRecord(languageCodes, (language) => joinLanguage(source, language));
}

function joinLanguage(source: SiteSource, language: Language): LanguageContent {
  const context = createJoinContext(source, language);
  const pages = buildRecord(routeIds, (id) => joinPage(id, context));
  return {
    messages: messagesOf(source, language, 'ui'),
    namespaces: buildRecord(featureNamespaces, (name) => messagesOf(source, language, name)),
    pages,
    search: joinFile(ownBundles.search, context),
    shell: {
      company: joinFile(ownBundles.company, context),
      navigation: joinFile(ownBundles.navigation, context),
      pages: buildRecord(menuPageIds, (id) => toLink(id, pages)),
      offers: buildRecord(languageCodes, (code) => toOffer(source, code)),
      hasSamples: hasSamples(context),
    },
  };
}

function hasSamples(context: JoinContext): boolean {
  const records: { sample?: true }[] = [
    ...joinFile(ownBundles.clients, context),
    ...joinFile(ownBundles.caseStudies, context),
    ...joinFile(ownBundles.successStories, context),
  ];
  return records.some(({ sample }) => sample === true);
}

function joinPage(id: RouteId, context: JoinContext): PageContent {
  const path = pageBundlePath(id);
  if (!isStudyPage(id)) return { ...joinFile({ path, field: page }, context), id };
  const { study, sections } = joinFile({ path, field: studyPage }, context);
  const { title, description } = study.seo;
  return {
    id,
    name: title,
    menu: title,
    summary: study.subtitle,
    title,
    description,
    published: study.createdAt,
    modified: study.updatedAt,
    sections,
  };
}

function toLink(id: MenuPageId, pages: Record<RouteId, PageContent>): PageLink {
  const { name, menu, summary } = pages[id];
  return { id, name, menu, summary };
}

/** Texts that offer a language on pages of the others, in that language. */
function toOffer(source: SiteSource, language: Language): ShellContent['offers'][Language] {
  const text = valueOf(source.bundles.get(`${language}/${messagesPath('ui')}`)?.value, 'language');
  const { language: own } = uiMessages.fields;
  const { label, offer, accept, dismiss } = joinBundle(
    own,
    undefined,
    text,
    createJoinContext(source, language),
  );
  return { label, offer, accept, dismiss };
}

function messagesOf(source: SiteSource, language: Language, name: Namespace): MessageBundle {
  return toMessages(source.bundles.get(`${language}/${messagesPath(name)}`)?.value, language);
}

/** Messages keep their placeholders until run time; right-to-left messages without placeholders are isolated here. */
function toMessages(value: unknown, language: Language): MessageBundle {
  const isRightToLeft = languages[language].direction === 'rtl';
  const entries = Object.entries(isRecord(value) ? value : {}).map(
    ([key, inner]): [string, string | MessageBundle] => {
      if (typeof inner !== 'string') {
        return [key, toMessages(inner, language)];
      }
      return [key, preventBreaks(isRightToLeft && !hasPlaceholder(inner) ? isolateRuns(inner) : inner)];
    },
  );
  return Object.fromEntries(entries);
}
