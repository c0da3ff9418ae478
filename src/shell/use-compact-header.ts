import { useEffect, useState } from 'react';
import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';

/** Whether the bar shows the monogram: scrolled more than 50 px and on the way down (spec §2). */
export function useCompactHeader(): boolean {
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    let previous = scrollY;
    const follow = () => {
      if (scrollY !== previous) setCompact(scrollY > COMPACT_HEADER_SCROLL_PX && scrollY > previous);
      previous = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return compact;
}
