import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageContent } from '#src/content/content-types.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { usePlace } from '#src/routing/place.ts';
import { restorePosition } from '#src/routing/scroll-positions.ts';
import { scrollToAnchor } from '#src/routing/scroll-to-anchor.ts';
import { showTop } from '#src/routing/show-top.ts';
import { reloadOnce } from './reload-once.ts';
import { useShell } from '#src/content/shell-context.ts';

/**
 * What happens when a page has been opened from another one: it is announced, title and head change, and the visitor
 * is taken to the top or to the anchor, with focus there; on the way back to where they were.
 */
export function useArrival(content: PageContent, onArrive: (name: string) => void) {
  const t = useTranslate();
  const { language, content: shell } = useShell();
  const { hash, key } = usePlace().location;
  const kind = useNavigationType();
  const arrive = useEffectEvent(() => {
    const documentTitle = t('documentTitle', { page: content.title, company: shell.company.name });
    import('./update-head.ts').then(
      ({ updateHead }) => updateHead({ id: content.id, language, content, shell, documentTitle }),
      // Its file may be gone since a new release.
      () => {
        if (navigator.onLine) reloadOnce();
      },
    );
    onArrive(content.name);
    if (kind === 'POP') restorePosition(key);
    else if (hash === '') showTop();
    else scrollToAnchor(hash);
  });
  useEffect(() => arrive(), []);
}
