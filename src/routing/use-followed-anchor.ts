import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { showTop } from './show-top.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/** Takes the visitor to the anchor, or to the top, of a link that leads to the page it stands on. */
export function useFollowedAnchor() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const follow = useEffectEvent(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (!isSamePage) return;
    if (hash !== '' && kind !== 'POP') scrollToAnchor(hash);
    if (hash === '' && kind === 'PUSH') showTop();
  });
  useEffect(() => follow(), [key]);
}
