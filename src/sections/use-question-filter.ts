import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '#src/config/constants.ts';
import type { FaqEntry } from '#src/content/content-types.ts';
import { createHighlighter, type WordFinder } from '#src/features/search/create-highlighter.ts';
import { showElement } from '#src/routing/scroll-to-anchor.ts';
import type { FindLineState } from './find-line.tsx';

const ENTRY = '[data-discloses]';

function findFirstShown(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`${ENTRY}:not([hidden])`) ?? null;
}

/**
 * Hides entries, but anchors and the browser's find-in-page reveal them.
 * @param hidden ids of the entries
 * @param isUnfolded true to open all other entries, even those the visitor closed
 * @param onAsked called with the id of a revealed entry
 */
function useHiddenEntries(
  root: RefObject<HTMLElement | null>,
  hidden: readonly string[],
  isUnfolded: boolean,
  onAsked: (id: string) => void,
) {
  // React does not support `hidden="until-found"`.
  useLayoutEffect(() => {
    for (const entry of root.current?.querySelectorAll<HTMLElement>(ENTRY) ?? []) {
      if (hidden.includes(entry.id)) entry.setAttribute('hidden', 'until-found');
      else entry.removeAttribute('hidden');
      const closed = isUnfolded ? entry.querySelector('[hidden]') : null;
      closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    }
  });
  const show = useEffectEvent((target: EventTarget | null) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
    if (!entry?.hasAttribute('hidden')) return;
    // Synchronously: the browser scrolls to it next.
    entry.removeAttribute('hidden');
    onAsked(entry.id);
  });
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    root.current?.addEventListener('beforematch', ({ target }) => show(target), { signal });
    addEventListener('hashchange', () => show(document.getElementById(location.hash.slice(1))), { signal });
    return () => watch.abort();
  }, [root]);
}

type FoundQuestions = {
  root: RefObject<HTMLElement | null>;
  finder: WordFinder | undefined;
  /** Returns true if a question is visible. */
  isShown: (entry: FaqEntry) => boolean;
  line: FindLineState;
};

/** Filters questions by the typed query. Questions revealed by an anchor or find-in-page stay visible. */
export function useQuestionFilter(entries: readonly FaqEntry[]): FoundQuestions {
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const finder = createHighlighter(query.slice(0, SEARCH_MAX_CHARACTERS));
  const hasWords = ({ question, answer, tags }: FaqEntry) =>
    finder?.hasAll([question, answer, ...tags.map(({ label }) => label)]) !== false;
  const isShown = (entry: FaqEntry) => hasWords(entry) || opened.includes(entry.slug);
  const type = (next: string) => {
    setQuery(next);
    setOpened([]);
  };
  const hidden = entries.filter((entry) => !isShown(entry)).map(({ slug }) => slug);
  useHiddenEntries(root, hidden, finder !== undefined, (id) => setOpened((before) => [...before, id]));
  // The visitor or a restored page may have filled in the field before hydration.
  const catchUp = useEffectEvent(() => type(field.current?.value ?? ''));
  useEffect(() => catchUp(), []);
  const clear = () => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    type('');
  };
  const goToFirst = () => {
    const first = findFirstShown(root.current);
    if (finder !== undefined && first !== null) showElement(first);
  };
  const found = finder && { count: entries.filter(hasWords).length, total: entries.length };
  return {
    root,
    finder,
    isShown,
    line: { field, found, isEmpty: query === '', onType: type, onClear: clear, onEnter: goToFirst },
  };
}
