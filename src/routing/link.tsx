import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { pathTo } from './addresses.ts';
import type { PageId } from './routes.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: { page: PageId; anchor?: string | undefined };
};

/** A link inside the language of the page. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useHref(pathTo(to.page, to.anchor))}>
      {children}
    </a>
  );
}
