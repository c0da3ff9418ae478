/** Words of questions that carry no meaning, normalized, for every language of the site. */
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

/** Removes stop words; returns all words if only stop words remain. */
export function dropStopWords(words: readonly string[]): string[] {
  const significantWords = words.filter((word) => !stopWords.has(word));
  return significantWords.length > 0 ? significantWords : [...words];
}

const ARABIC_WORD = /^[\u0621-\u064A]+$/u;
/** "And", "in", "like", "for" with the article; longest first. */
const PREFIXES = ['وبال', 'وكال', 'ولل', 'وال', 'فال', 'بال', 'كال', 'لل', 'ال'] as const;
const SUFFIXES = [
  'اتكم',
  'اتنا',
  'اتها',
  'اتهم',
  'تكم',
  'تنا',
  'تها',
  'تهم',
  'كم',
  'نا',
  'هم',
  'يات',
  'ات',
  'ون',
  'ين',
  'ان',
  'ها',
  'يه',
  'ه',
  'ي',
] as const;
/** Arabic prefixes without the article: and, so, in, for, like. Many words also begin with these letters. */
const PARTICLE = /^[وفبلك](?=.{3})/u;
/** Minimum letters of a stem. */
const STEM_LENGTH = 3;

/** Stem of a normalized word, without number, gender and article. Broken plurals are listed as keywords. */
export function stemWord(word: string): string {
  return ARABIC_WORD.test(word) ? stemArabic(word) : stemEnglish(word);
}

/** Removes an attached Arabic particle; `undefined` if there is none. */
export function stripParticle(word: string): string | undefined {
  return ARABIC_WORD.test(word) && PARTICLE.test(word) ? word.replace(PARTICLE, '') : undefined;
}

/** Removes an Arabic article and the prefixes attached to it. */
export function stripArticle(word: string): string {
  const prefix = PREFIXES.find((each) => word.startsWith(each) && word.length - each.length >= STEM_LENGTH);
  return word.slice(prefix?.length ?? 0);
}

function stemArabic(word: string): string {
  const bare = stripArticle(word);
  const suffix = SUFFIXES.find((each) => bare.endsWith(each) && bare.length - each.length >= STEM_LENGTH);
  return suffix === undefined ? bare : bare.slice(0, -suffix.length);
}

function stemEnglish(word: string): string {
  if (word.length <= STEM_LENGTH || !/^[a-z]+$/u.test(word)) return word;
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/u, '')
    .replace(/(?<![sui])s$/u, '');
}
