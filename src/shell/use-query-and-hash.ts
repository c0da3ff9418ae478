import { usePlace } from '#src/routing/place.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Query and hash of the address; empty until the page is hydrated, as documents are written without them. */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = usePlace().location;
  return useHydrated() ? { search, hash } : { search: '', hash: '' };
}
