/** A function that gives its last result again as long as its parameters are the same ones. */
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
