/** Words of questions that say nothing of what is asked for, normalized, in every language of the site. */
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
  const significantWords = words.filter((word) => !stopWords.has(word));
  return significantWords.length > 0 ? significantWords : [...words];
}

const ARABIC_WORD = /^[\u0621-\u064A]+$/u;
/** And, in, like, for, with the article; the longest first. */
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
/** Fewest letters that remain of a word. */
const STEM_LENGTH = 3;

/** Stem of a normalized word, without number, gender and article. Broken plurals are listed as keywords. */
export function stemWord(word: string): string {
  return ARABIC_WORD.test(word) ? stemArabic(word) : stemEnglish(word);
}

/** An Arabic word without a particle that is written together with it, or nothing where it has none. */
export function stripParticle(word: string): string | undefined {
  return ARABIC_WORD.test(word) && PARTICLE.test(word) ? word.replace(PARTICLE, '') : undefined;
}

/** An Arabic word without its article and what is written together with that; another word as it is. */
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
