import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PlaceContext } from './place.ts';

/** Shares the place of the router around it, also with what stands in no router. */
export function SharedPlace({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
