/** Returns a function that caches its last result while its arguments stay the same. */
export function keepLast<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | undefined;
  return (...given) => {
    if (last === undefined || last.given.some((each, index) => !Object.is(each, given[index]))) {
      last = { given, result: make(...given) };
    }
    return last.result;
  };
}
