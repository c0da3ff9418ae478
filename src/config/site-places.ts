/** Places of the site drawing, in drawing order from the side where reading starts. */
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
