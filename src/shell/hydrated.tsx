import { useEffect } from 'react';

/** Shows nothing; tells when everything around it answers to the visitor. */
export function Hydrated({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
