import { createContext, useContext } from 'react';
import type { Location, NavigateFunction } from 'react-router-dom';

/** Where the visitor is, and how to go elsewhere: the one history that the shell shares with every island. */
export type Place = { location: Location; navigate: NavigateFunction };

export const PlaceContext = createContext<Place | null>(null);

/** @throws Error outside of the site's providers */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('usePlace needs the providers of the site.');
  return place;
}
