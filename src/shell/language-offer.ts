import { loadContent } from 'virtual:content';
import { type Language, languages } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { dismissLanguageOffer, findOfferedLanguage } from '#src/i18n/preferred-language.ts';
import { styles } from './language-offer.styles.ts';

/** Offers the page in the visitor's preferred language, if it is another one. Never redirects. */
export async function offerLanguage(page: Language, offered = findOfferedLanguage(page)): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`header a[data-language="${offered}"]`);
  if (offered === null || link === null) return;
  const { offers } = await loadContent(`${page}/shell`);
  const bar = createBar(offered, offers[offered], link.pathname);
  document.getElementById('main')?.before(bar);
}

/** Creates a small bar below the navigation, in the offered language. */
function createBar(offered: Language, labels: ShellContent['offers'][Language], href: string): HTMLElement {
  const bar = create('aside', styles.root);
  bar.lang = offered;
  bar.dir = languages[offered].direction;
  bar.ariaLabel = labels.label;
  bar.dataset['floating'] = '';
  const offer = create('p', styles.offer, labels.offer);
  const accept = create('a', styles.accept, labels.accept);
  Object.assign(accept, { href, hreflang: offered });
  accept.dataset['language'] = offered;
  const dismiss = create('button', styles.dismiss);
  Object.assign(dismiss, { type: 'button', ariaLabel: labels.dismiss });
  // Same icon as in the consent panel.
  const cross = document.querySelector('[data-answer=close] > svg')?.cloneNode(true);
  if (cross !== undefined) dismiss.append(cross);
  dismiss.addEventListener('click', () => {
    dismissLanguageOffer();
    bar.remove();
  });
  bar.append(offer, accept, dismiss);
  return bar;
}

function create<Name extends 'aside' | 'p' | 'a' | 'button'>(
  name: Name,
  className: string,
  textContent = '',
) {
  return Object.assign(document.createElement(name), { className, textContent });
}
