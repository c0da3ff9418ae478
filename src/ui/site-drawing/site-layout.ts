import type { Backdrop } from './backdrop.ts';
import type { Point } from './path.ts';
import type { SitePlace } from './site-places.ts';

/** Where a part stands: its foot and its scale. */
export type Stand = { foot: Point; scale: number };

/** Where everything on a drawing of the site is, before the drawing is turned. */
export type SiteLayout = {
  backdrop: Backdrop;
  stands: Record<'networkRoom' | 'mast' | 'camp' | 'controlRoom', Stand>;
  /** Where the crew stands, in the units of the camp; the last one has a tablet. */
  crew: readonly number[];
  survey: { person: Point; tripod: Point; scale: number };
  /** Where the mark of a place stands. */
  marks: Record<SitePlace, Point>;
};

/** Puts a part where it stands, as the attribute `transform` wants it. */
export function standAt({ foot, scale }: Stand): string {
  return `translate(${foot.join(' ')})scale(${scale})`;
}
