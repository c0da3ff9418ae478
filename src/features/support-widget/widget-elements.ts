/** Elements that the site itself adds outside its root: floating parts, portals, styles, tags of the head. */
const OWN_ELEMENT =
  '[data-floating], [data-site], .chakra-portal, style[data-emotion], meta, link:not([rel=stylesheet])';

/** Elements that the widget added outside the root of the site. */
export type WidgetElements = {
  /** Removes all of it. */
  remove: () => void;
  /** Ends the watch; nothing that comes later is known. */
  end: () => void;
};

/**
 * Watches what is added to the document beside the site's own parts.
 * @param onAdd hears of each such element, and of what comes into it later
 */
export function watchElements(onAdd: (element: HTMLElement) => void): WidgetElements {
  const added = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || node.matches(OWN_ELEMENT)) continue;
        if (roots.includes(target)) {
          added.add(node);
          observer.observe(node, { childList: true, subtree: true });
        }
        onAdd(node);
      }
    }
  });
  const roots: Node[] = [document.documentElement, document.head, document.body];
  roots.forEach((root) => observer.observe(root, { childList: true }));
  return {
    remove: () => {
      added.forEach((element) => element.remove());
      added.clear();
    },
    end: () => observer.disconnect(),
  };
}
