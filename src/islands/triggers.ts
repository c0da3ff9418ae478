import { hasDraft } from '#src/features/contact/stored-draft.ts';
import { readParameters } from '#src/routing/address-parameters.ts';
import { watchNear } from '#src/ui/watch-near.ts';

/** Watches for what hydrates an island before it is touched. */
export type Trigger = (host: Element, hydrate: () => Promise<void>) => void;

/** The form has something to say: a draft, or what the address tells. */
export const whenFormHasNews: Trigger = (_host, hydrate) => {
  if (hasDraft() || readParameters() !== '') void hydrate();
};

/** The map is near the viewport; never where it is not shown. */
export const whenMapIsNear: Trigger = (host, hydrate) => {
  const map = host.querySelector('[data-map]');
  if (map !== null) watchNear(map, () => void hydrate());
};

/** The address names a filter, or somebody asks for one by the event that sets it. */
export const whenFilterIsNamed: Trigger = (_host, hydrate) => {
  if (/[?&](?:industry|service)=/.test(location.search)) void hydrate();
  const follow = ({ type, detail }: WindowEventMap['setIndustryFilter']) =>
    void hydrate().then(() => dispatchEvent(new CustomEvent(type, { detail })));
  addEventListener('setIndustryFilter', follow, { once: true });
};

/** The figures are in the first view; otherwise near it, but not before the visitor scrolls. */
export const whenFiguresAreSeen: Trigger = (host, hydrate) => {
  watchNear(host.querySelector('dl') ?? host, () => void hydrate(), 0);
  const follow = () => void watchNear(host, () => void hydrate());
  addEventListener('scroll', follow, { once: true, passive: true });
};
