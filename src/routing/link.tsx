import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { type LinkTarget, pathTo } from './addresses.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget };

/** A link inside the language of the page. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useHref(pathTo(to))}>
      {children}
    </a>
  );
}
