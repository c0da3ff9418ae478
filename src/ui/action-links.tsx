import type { PageLinks } from './page-list.tsx';
import { ButtonLink } from './button.tsx';

type ActionLinksProps = {
  actions: PageLinks;
  ground?: 'light' | 'dark';
};

const variants = { light: ['primary', 'quiet'], dark: ['light', 'ghost'] } as const;

/** The buttons of a section: the first is the main one, the others are quieter. */
export function ActionLinks({ actions, ground = 'light' }: ActionLinksProps) {
  const [main, other] = variants[ground];
  return actions.map(({ id, to, label }, position) => (
    <ButtonLink key={id} to={to} variant={position === 0 ? main : other}>
      {label}
    </ButtonLink>
  ));
}
