import { sitePlaces } from '#src/ui/site-drawing/site-places.ts';
import { UprightMark } from '#src/ui/site-drawing/upright-mark.tsx';
import { UprightSite } from '#src/ui/site-drawing/upright-site.tsx';

/** The same site composed upright, with numbers that the list below it explains. */
export function UprightDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <UprightSite direction={direction}>
      {sitePlaces.map((place, position) => (
        <UprightMark key={place} place={place} number={position + 1} direction={direction} />
      ))}
    </UprightSite>
  );
}
