import { languageCodes } from '#src/config/languages.ts';
import { type Condition, conditions, appliesTo, type Site } from '#src/config/site.ts';
import { pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { hashValue, type Samples } from './is-sample.ts';

const legalPaths = (['privacy-policy', 'cookie-policy', 'terms'] as const).map(pageBundlePath);

/** A text that the site shows, and its conditions. */
type ShownText = { text: string; when: readonly Condition[] };

/** Returns the texts of a page that the site shows, according to their conditions in the facts. */
function listShown(site: Site, facts: unknown, texts: unknown, when: readonly Condition[] = []): ShownText[] {
  if (typeof texts === 'string') return [{ text: texts, when }];
  return Object.entries(isRecord(texts) ? texts : {}).flatMap(([key, inner]) => {
    const fact = itemsOf(facts).find((item) => idOf(item) === key) ?? valueOf(facts, key);
    const own = conditions.filter((condition) => itemsOf(valueOf(fact, 'when')).includes(condition));
    return appliesTo(site, { when: own }) ? listShown(site, fact, inner, [...when, ...own]) : [];
  });
}

/** Reports texts that name EmailJS although messages go elsewhere, and an endpoint without a named recipient. */
function listMailFaults({ email }: Site, shown: readonly ShownText[], samples: Samples): string[] {
  if (email.kind === 'emailjs') return [];
  const isAddress = email.kind === 'endpoint';
  const known = Object.values(samples).join(' ');
  const isSampleText = (text: string) => known.includes(hashValue(JSON.stringify(['text', text])));
  const namesService = shown.some(({ text }) => text.includes('EmailJS'));
  const namesNobody =
    isAddress && shown.some(({ text, when }) => when.includes('endpoint') && isSampleText(text));
  const goes = isAddress
    ? `${new URL(email.address).host} (SITE_MESSAGE_ENDPOINT)`
    : 'the server of the site';
  return [...(namesService ? ['EmailJS'] : []), ...(namesNobody ? ['nobody'] : [])].map(
    (name) => `names ${name}, but messages go to ${goes}: name who runs that.`,
  );
}

/** Reports legal texts that name the wrong recipient of messages, or analytics that is not used. */
export function listProcessorFaults(source: SiteSource, site: Site, samples: Samples): string[] {
  return languageCodes.flatMap((language) =>
    legalPaths.flatMap((path) => {
      const bundle = source.bundles.get(`${language}/${path}`);
      if (bundle === undefined) return [];
      const shown = listShown(site, source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value, bundle.value);
      const namesAnalytics =
        site.analyticsId === undefined && shown.some(({ text }) => text.includes('Google Analytics'));
      return [
        ...listMailFaults(site, shown, samples),
        ...(namesAnalytics
          ? [
              'names Google Analytics, but SITE_ANALYTICS_ID is empty: set it, or mark the text with "when": ["analytics"].',
            ]
          : []),
      ].map((fault) => `${bundle.file}  ${fault}`);
    }),
  );
}
