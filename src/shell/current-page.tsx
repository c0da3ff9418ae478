import { type RouteId, routes } from '#src/routing/routes.ts';
import { usePage } from './page-registry.ts';
import { useShell } from './shell-context.ts';
import { Skeleton } from './skeleton.tsx';
import { useArrival } from './use-arrival.ts';

type CurrentPageProps = {
  id: RouteId;
  /** Hears the name of a page that has been navigated to. */
  onArrive: (name: string) => void;
};

/** The page at the address, under its skeleton for the first moments. */
export function CurrentPage({ id, onArrive }: CurrentPageProps) {
  const { Page, content } = usePage(useShell().language, id);
  useArrival(content, onArrive);
  return (
    <>
      <Page content={content} />
      {routes[id].skeleton === 'none' ? null : <Skeleton />}
    </>
  );
}
