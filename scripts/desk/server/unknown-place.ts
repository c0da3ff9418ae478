/** A call that names a file, a text or a kind that does not exist. */
export class UnknownPlace extends Error {
  constructor(place: string) {
    super(`There is no ${place}.`);
  }
}
