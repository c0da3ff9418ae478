import { hasDraft } from '#src/features/contact/has-draft.ts';
import { watchNear } from '#src/ui/watch-near.ts';

/** Watches for what hydrates an island before it is touched. Returns what ends the watch, where there is something to end. */
export type Trigger = (host: Element, hydrate: () => Promise<void>) => (() => void) | undefined;

/** The form has something to say: a draft, or a choice in the address. */
export const whenFormHasNews: Trigger = (_host, hydrate) => {
  if (hasDraft() || location.search !== '') void hydrate();
  return undefined;
};

/** The map is near the viewport; never where it is not shown. */
export const whenMapIsNear: Trigger = (host, hydrate) => {
  const map = host.querySelector('[data-map]');
  return map === null ? undefined : watchNear(map, () => void hydrate());
};

/** The address names a filter, or somebody asks for one by the event that sets it. */
export const whenFilterIsNamed: Trigger = (_host, hydrate) => {
  if (/[?&](?:industry|service)=/.test(location.search)) void hydrate();
  const follow = ({ type, detail }: WindowEventMap['setIndustryFilter']) =>
    void hydrate().then(() => dispatchEvent(new CustomEvent(type, { detail })));
  addEventListener('setIndustryFilter', follow, { once: true });
  return () => removeEventListener('setIndustryFilter', follow);
};

/** The figures are in the first view; otherwise near it, but not before the visitor scrolls. */
export const whenFiguresAreSeen: Trigger = (host, hydrate) => {
  const ends = [watchNear(host.querySelector('dl') ?? host, () => void hydrate(), 0)];
  const follow = () => ends.push(watchNear(host, () => void hydrate()));
  addEventListener('scroll', follow, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', follow);
    ends.forEach((end) => end());
  };
};
