/** Words of questions that say nothing of what is asked for, normalised, in every language of the site. */
const stopWords: ReadonlySet<string> = new Set(
  [
    'the of and or for in on at to with by from is are was be do does did you your we our us me my it its',
    'an this that what which who whom how why when where can could will would should have has need want looking',
    'much many about any some there please tell show find get give if as something',
    'في من علي الي عن مع او ثم ما ماذا كيف كم هل متي اين لماذا هو هي هذا هذه ذلك التي الذي هناك لدي لدينا لديكم',
    'عندي عندنا عندكم نحن انا انت انتم اريد نريد ابغي ابي ابغا عايز عاوز محتاج احتاج نحتاج ممكن لو سمحت يا ايش وش',
    'شو ايه اي كل بعد قبل تم قد ان لكم لنا به بها فيها منكم عليه وين فين هنا عند حول بين يمكن يمكنكم تقدمون',
  ].flatMap((words) => words.split(' ')),
);

/** The words that say what a query is about; all of them where there are no others. */
export function dropStopWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : [...words];
}
