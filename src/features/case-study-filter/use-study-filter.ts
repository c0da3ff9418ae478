import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { scrollToAnchor } from '#src/routing/scroll-to-anchor.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import {
  noFilter,
  filterStudies,
  readEvent,
  readFilter,
  type StudyFilter,
  writeFilter,
} from './study-filter.ts';

/**
 * Returns the filter in the URL and a function that changes it. The filter is reset if it hides the study in the hash.
 * @param chips the values that have a chip
 * @param list the list; filtered studies are its hidden items
 */
export function useStudyFilter(
  studies: readonly CaseStudy[],
  chips: SectionContent<'case-studies'>['filter'],
  list: RefObject<Element | null>,
): [StudyFilter, (filter: StudyFilter) => void] {
  const values = { industry: chips.industries.map(idOf), service: chips.services.map(idOf) };
  const shown = useLocation();
  const navigate = useNavigate();
  // Prerendered documents have no query.
  const filter = useHydrated() ? readFilter(shown.search, values) : noFilter;
  const replace = (next: StudyFilter, hash = '') => {
    const search = writeFilter(location.search, next);
    if (search + hash !== location.search + location.hash) void navigate({ search, hash }, { replace: true });
  };
  const showAnchor = useEffectEvent(() => {
    const target = studies.find(({ slug }) => `#${slug}` === shown.hash);
    if (target === undefined || filterStudies([target], readFilter(shown.search, values)).length > 0) return;
    unhide(list.current);
    replace(noFilter, shown.hash);
    scrollToAnchor(shown.hash);
  });
  // An effect, not a layout effect: the router must be listening already.
  useEffect(() => showAnchor(), [shown.hash, shown.search]);
  const showFound = useEffectEvent(({ target }: Event) => {
    if (!isHidden(list.current, target)) return;
    unhide(list.current);
    replace(noFilter, location.hash);
  });
  const handle = useEffectEvent((event: Event) => replace(readEvent(event, values)));
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    addEventListener('beforematch', (event) => showFound(event), { signal, capture: true });
    addEventListener('setIndustryFilter', (event) => handle(event), { signal });
    return () => watch.abort();
  }, []);
  return [filter, replace];
}

const idOf = ({ id }: { id: string }) => id;

/** Shows hidden items at once: the browser scrolls to an anchor before React has rendered its target. */
function unhide(list: Element | null) {
  for (const item of list?.querySelectorAll(':scope > [hidden]') ?? []) item.removeAttribute('hidden');
}

/** Returns true if the target is inside a hidden item of the list. */
function isHidden(list: Element | null, target: EventTarget | null): boolean {
  const item = target instanceof Element ? target.closest('li[hidden]') : null;
  return item !== null && item.parentElement === list;
}
