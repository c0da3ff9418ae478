/** Sets of messages that are fetched with the feature that shows them: `contact.json`, `consent.json` and the like. */
export const featureNamespaces = ['contact', 'consent', 'carousel', 'search', 'faq'] as const;

export type FeatureNamespace = (typeof featureNamespaces)[number];

/** A set of messages; `ui` comes with every page. */
export type Namespace = 'ui' | FeatureNamespace;
