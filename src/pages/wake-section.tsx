import type { i18n } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { toLanguage } from '#src/config/languages.ts';
import { addNamespace } from '#src/content/add-namespace.ts';
import { loadPageContent } from '#src/content/load-content.ts';
import { isLive, type SleepingKind, type SleepingPart } from '#src/content/page-parts.ts';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import { basenameOf } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { AwakeSection } from './awake-section.tsx';
import { loadLiveSection } from './live-sections.ts';

/** Messages that a kind of section needs besides those of every page. */
const namespaces: Partial<Record<SleepingKind, FeatureNamespace>> = {
  contact: 'contact',
  'success-stories': 'carousel',
};

/**
 * Hands the markup of a sleeping section over to React. Resolves when it answers to the visitor.
 * @returns what ends it, when its page goes away
 * @throws Error when code, content or messages cannot be fetched
 */
export async function wakeSection(
  host: HTMLElement,
  instance: i18n,
  page: RouteId,
  { kind, id, section: small }: SleepingPart,
): Promise<() => void> {
  const language = toLanguage(instance.language);
  const namespace = namespaces[kind];
  const [sections, LiveSection] = await Promise.all([
    small === undefined ? loadPageContent(language, page).then((content) => content.sections) : [small],
    loadLiveSection(kind),
    namespace === undefined ? undefined : addNamespace(instance, namespace),
  ]);
  const section = sections.find((each) => each.id === id);
  if (section === undefined || !isLive(section)) throw new Error(`${page} has no live section ${id}.`);
  return new Promise((resolve) => {
    const root = hydrateRoot(
      host,
      <I18nextProvider i18n={instance}>
        <BrowserRouter basename={basenameOf(language)}>
          <AwakeSection
            section={section}
            LiveSection={LiveSection}
            onReady={() => resolve(() => root.unmount())}
          />
        </BrowserRouter>
      </I18nextProvider>,
    );
  });
}
