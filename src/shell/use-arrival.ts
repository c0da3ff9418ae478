import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageContent } from '#src/content/content-types.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { rememberPosition, restorePosition } from '#src/routing/scroll-positions.ts';
import { scrollToAnchor } from '#src/routing/scroll-to-anchor.ts';
import { useShell } from './shell-context.ts';

let pagesShown = 0;

/**
 * What happens when a page has been opened from another one: it is announced, title and head change, and the visitor
 * is taken to the top or to the anchor, with focus there; on the way back to where they were.
 */
export function useArrival(content: PageContent, onArrive: (name: string) => void) {
  const t = useTranslate();
  const { language, content: shell } = useShell();
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  const [navigatedTo] = useState(() => pagesShown > 0);
  const arrive = useEffectEvent(() => {
    pagesShown += 1;
    if (!navigatedTo) return;
    const documentTitle = t('documentTitle', { page: content.title, company: shell.company.name });
    void import('./update-head.ts').then(({ updateHead }) =>
      updateHead({ id: content.id, language, content, shell, documentTitle }),
    );
    onArrive(content.name);
    if (kind === 'POP') restorePosition(key);
    else if (hash === '') showTop();
  });
  const follow = useEffectEvent(() => {
    if (navigatedTo && hash !== '' && kind !== 'POP') scrollToAnchor(hash);
  });
  useEffect(() => rememberPosition(key), [key]);
  useEffect(() => arrive(), []);
  useEffect(() => follow(), [hash, key]);
}

function showTop() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
