import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** Query and hash of the address; empty until the page is hydrated, as documents are written without them. */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  return useHydrated() ? { search, hash } : { search: '', hash: '' };
}
