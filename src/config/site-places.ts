/** Places of the drawn site, in the order in which the drawing shows them from the side where reading starts. */
export const sitePlaces = [
  'camp-office',
  'crew',
  'network-room',
  'mast',
  'town',
  'survey',
  'turbines',
  'control-room',
  'servers',
] as const;

export type SitePlace = (typeof sitePlaces)[number];
