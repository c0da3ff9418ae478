import { sitePlaces } from '#src/config/site-places.ts';

/** A link that is pointed at, or reached with the keyboard. */
export const pointedAt = 'a:is(:hover, :focus-visible)';

/** Pointing at a service of a list lights its place and its mark on the drawing beside it. */
export const litPlaces = Object.fromEntries(
  sitePlaces.map((_, position) => {
    const number = position + 1;
    return [
      `&:has(li:nth-child(${number}) ${pointedAt}) :is([data-light="${number}"],[data-mark="${number}"])`,
      { '--lit': '1', '--mark': '{colors.sun}', '--digit': '{colors.ink}' },
    ];
  }),
);
