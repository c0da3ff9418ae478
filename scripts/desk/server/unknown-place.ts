/** Thrown for an unknown file, text or kind of entry. */
export class UnknownPlace extends Error {
  constructor(place: string) {
    super(`There is no ${place}.`);
  }
}
