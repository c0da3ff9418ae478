import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CaseStudy } from '#src/content/content-types.ts';
import { scrollToAnchor } from '#src/routing/scroll-to-anchor.ts';
import { followIndustry, replaceFilter } from './filter-address.ts';
import { everyStudy, filterStudies, readFilter, type StudyFilter } from './study-filter.ts';

/**
 * The filter that the address names. It gives way to an anchor whose study it would hide.
 * @param list the list whose hidden items are the studies that the filter leaves out
 */
export function useStudyFilter(studies: readonly CaseStudy[], list: RefObject<Element | null>): StudyFilter {
  const [search, setSearch] = useState('');
  useLayoutEffect(() => {
    const watch = new AbortController();
    const { pathname } = location;
    const read = () => {
      // On the way to another page the filter stays as it is.
      if (location.pathname !== pathname) return;
      if (hidesAnchor(studies)) replaceFilter(everyStudy, location.hash);
      setSearch(location.search);
      if (findHidden(list.current, document.getElementById(location.hash.slice(1)))) {
        scrollToAnchor(location.hash);
      }
    };
    const show = ({ target }: Event) => {
      if (!findHidden(list.current, target)) return;
      // What follows an anchor scrolls before React has shown its target.
      for (const item of list.current?.querySelectorAll(':scope > [hidden]') ?? []) {
        item.removeAttribute('hidden');
      }
      replaceFilter(everyStudy, location.hash);
      setSearch(location.search);
    };
    // Links change the address of one of the page's routers without a word to the others.
    for (const kind of ['popstate', 'click']) addEventListener(kind, read, { signal: watch.signal });
    addEventListener('beforematch', show, { signal: watch.signal, capture: true });
    addEventListener('setIndustryFilter', followIndustry, { signal: watch.signal });
    read();
    return () => watch.abort();
  }, [studies, list]);
  return search === '' ? everyStudy : readFilter(search);
}

/** Says whether the filter in the address hides the study whose anchor stands there. */
function hidesAnchor(studies: readonly CaseStudy[]): boolean {
  const target = studies.find(({ slug }) => `#${slug}` === location.hash);
  return target !== undefined && filterStudies([target], readFilter(location.search)).length === 0;
}

/** Says whether something is part of an item of the list that is hidden. */
function findHidden(list: Element | null, target: EventTarget | null): boolean {
  const item = target instanceof Element ? target.closest('li[hidden]') : null;
  return item !== null && item.parentElement === list;
}
