/** Something that a visitor has done on a page, in words for whoever counts visits; never what they have written. */
export type Engagement = { category: string; action: string; label?: string; value?: number };

/** Tells whoever counts visits, if anybody does, what a visitor has done. */
export function tellEngagement(detail: Engagement) {
  dispatchEvent(new CustomEvent('veltara:engagement', { detail }));
}
