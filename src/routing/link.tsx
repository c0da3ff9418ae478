import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathTo } from './addresses.ts';
import type { PageId } from './routes.ts';

/** Fetches a page before it is opened. The shell gives the real one. */
export const PrefetchContext = createContext<(id: PageId) => void>(() => {});

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  to: { page: PageId; anchor?: string | undefined };
};

/** A link inside the language of the page. Its page is fetched as soon as a pointer, focus or finger comes near. */
export function Link({ to, ...props }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const fetchPage = () => prefetch(to.page);
  return (
    <RouterLink
      {...props}
      to={pathTo(to.page, to.anchor)}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      onTouchStart={fetchPage}
    />
  );
}
