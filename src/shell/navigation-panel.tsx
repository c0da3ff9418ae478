import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { PANEL_CLOSE_DELAY_MS } from '#src/config/constants.ts';
import { Link } from '#src/routing/link.tsx';
import type { MenuPageId, RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isComposing } from '#src/ui/is-composing.ts';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './navigation-panel.styles.ts';

type NavigationPanelProps = {
  page: MenuPageId;
  pages: MenuPageId[];
  current: RouteId;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The link that the panel belongs to. */
  children: ReactNode;
};

/** A link of the navigation bar with a button that opens the pages below it; hovering opens them too. */
export function NavigationPanel({ page, pages, current, open, onToggle, children }: NavigationPanelProps) {
  const { content } = useShell();
  const panel = useId();
  const item = useRef<HTMLLIElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);
  const close = useEffectEvent((event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !isComposing(event);
    const isInside = isWithin(item.current, event.target);
    if (isEscape && isInside) toggle.current?.focus();
    if (isEscape || (!isInside && event.type !== 'keydown')) onToggle(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event) => close(event);
    const kinds = ['keydown', 'pointerdown', 'focusin'] as const;
    kinds.forEach((kind) => document.addEventListener(kind, listen));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, listen));
  }, [open]);
  const openWhenHovered = useEffectEvent(() => {
    if (item.current?.matches(':hover') !== true || !matchMedia('(hover: hover)').matches) return;
    openedByHover.current = true;
    onToggle(true);
  });
  useEffect(() => openWhenHovered(), []);
  return (
    <li
      ref={item}
      className={styles.item}
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        if (pointerType !== 'mouse') return;
        openedByHover.current = !open;
        onToggle(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse')
          leaving.current = setTimeout(() => onToggle(false), PANEL_CLOSE_DELAY_MS);
      }}
    >
      {children}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={content.pages[page].menu}
        onClick={() => {
          // The press that follows the hover which opened the panel does not shut it again.
          onToggle(openedByHover.current || !open);
          openedByHover.current = false;
        }}
      >
        <Icon name="chevron" size="small" />
      </button>
      <ul id={panel} className={styles.panel} data-columns={pages.length > 3 ? 2 : 1}>
        {pages.map((each) => (
          <li key={each}>
            <Link
              to={{ page: each }}
              className={styles.page}
              onClick={() => onToggle(false)}
              {...(current === each ? { 'aria-current': 'page' as const } : {})}
            >
              <span className={styles.name}>{content.pages[each].menu}</span>
              <span className={styles.summary}>{content.pages[each].summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function isWithin(element: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}
