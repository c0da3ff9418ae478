import type { PageLinks } from './page-list.tsx';
import { actionVariants } from './action-variants.ts';
import { ButtonLink } from './button.tsx';

type ActionLinksProps = {
  actions: PageLinks;
  ground?: 'light' | 'dark';
};

/** The buttons of a section: the first is the main one, the others are quieter. */
export function ActionLinks({ actions, ground = 'light' }: ActionLinksProps) {
  const [main, other] = actionVariants[ground];
  return actions.map(({ id, to, label }, position) => (
    <ButtonLink key={id} to={to} variant={position === 0 ? main : other}>
      {label}
    </ButtonLink>
  ));
}
