import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => {};

/**
 * Query and hash of the address. Documents are written without them, so they are empty until the page is hydrated.
 */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return hydrated ? { search, hash } : { search: '', hash: '' };
}
