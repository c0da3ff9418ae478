import { languageCodes } from '#src/config/languages.ts';
import type { Site } from '#src/config/site.ts';
import { pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { placeOf } from './find-promises.ts';
import { hashValue, type Samples } from './is-sample.ts';

const policyPath = pageBundlePath('privacy-policy');

/** A text that holds only where the contact form sends to some places: the keys of its clause and of itself. */
type BoundText = { clause: string[]; path: string[]; sentTo: readonly unknown[] };

function listBoundTexts({ bundles }: SiteSource): BoundText[] {
  const enter = (outer: string[], whole: unknown, list: string) =>
    itemsOf(valueOf(whole, list)).map((item) => ({ item, path: [...outer, list, idOf(item) ?? ''] }));
  const sections = itemsOf(valueOf(bundles.get(`${SHARED_FOLDER}/${policyPath}`)?.value, 'sections'));
  return sections
    .flatMap((section) => enter(['sections', idOf(section) ?? ''], section, 'items'))
    .flatMap(({ item: clause, path: outer }) =>
      ['paragraphs', 'points'].flatMap((list) =>
        enter(outer, clause, list).map(({ item, path }) => ({
          clause: outer,
          path: [...path, 'text'],
          sentTo: itemsOf(valueOf(item, 'sentTo')),
        })),
      ),
    )
    .filter(({ sentTo }) => sentTo.length > 0);
}

const countServiceNames = (text: unknown) => String(text).split('EmailJS').length - 1;

/** Whether a policy names the e-mail service in what it shows where the form sends to such a place. */
function namesService({ text, value }: Bundle, bound: readonly BoundText[], kind: string): boolean {
  const hidden = bound.filter(({ sentTo }) => !sentTo.includes(kind));
  const unseen = hidden.reduce((sum, { path }) => sum + countServiceNames(valueAt(value, path)), 0);
  return countServiceNames(text) > unseen;
}

/** Whether a policy still says of an address that takes messages what the sample says, which names nobody. */
function namesNobody({ file, value }: Bundle, bound: readonly BoundText[], samples: Samples): boolean {
  return bound.some(({ clause, path, sentTo }) => {
    const known = samples[placeOf({ file, path: clause.join('.') })] ?? '';
    const digest = hashValue(JSON.stringify([path.at(-1), valueAt(value, path)]));
    return sentTo.length === 1 && sentTo.includes('endpoint') && known.includes(digest);
  });
}

/** Policies that are wrong about who gets the messages: the e-mail service, where they go elsewhere, or nobody by name. */
export function listProcessorFaults(source: SiteSource, { email }: Site, samples: Samples): string[] {
  if (email.kind === 'service') return [];
  const bound = listBoundTexts(source);
  const isAddress = email.kind === 'endpoint';
  const goes = `but messages go to ${isAddress ? `${new URL(email.address).host} (SITE_MESSAGE_ENDPOINT)` : 'the server of the site'}`;
  return languageCodes.flatMap((language) => {
    const bundle = source.bundles.get(`${language}/${policyPath}`);
    if (bundle === undefined) return [];
    return [
      ...(namesService(bundle, bound, email.kind) ? ['EmailJS'] : []),
      ...(isAddress && namesNobody(bundle, bound, samples) ? ['nobody'] : []),
    ].map((name) => `${bundle.file}  names ${name}, ${goes}: name who runs that.`);
  });
}
