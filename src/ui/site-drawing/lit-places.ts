import { sitePlaces } from '#src/config/site-places.ts';

/** A link with hover or keyboard focus. */
export const pointedAt = 'a:is(:hover, :focus-visible)';

/** A list item with hover or focus highlights its place and mark on the drawing next to it. */
export const litPlaces = Object.fromEntries(
  sitePlaces.map((_, position) => {
    const number = position + 1;
    return [
      `&:has(li:nth-child(${number}) ${pointedAt}) :is([data-light="${number}"],[data-mark="${number}"])`,
      { '--lit': '1', '--mark': '{colors.sun}', '--digit': '{colors.ink}' },
    ];
  }),
);
