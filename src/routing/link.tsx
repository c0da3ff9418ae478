import type { ComponentProps } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOfPath, type LinkTarget, pathTo } from './addresses.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget };

/** A link within the language of the page. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={addressOfPath(pathTo(to), useLanguage())}>
      {children}
    </a>
  );
}
