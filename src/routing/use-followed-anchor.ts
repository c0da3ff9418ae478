import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/** Takes the visitor to the anchor of a link that leads to the page it stands on. */
export function useFollowedAnchor() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const follow = useEffectEvent(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isSamePage && hash !== '' && kind !== 'POP') scrollToAnchor(hash);
  });
  useEffect(() => follow(), [key]);
}
