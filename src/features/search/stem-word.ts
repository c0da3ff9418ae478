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

/** Stem of a normalised word, without number, gender and article. Broken plurals are listed as keywords. */
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
