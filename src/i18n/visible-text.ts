/** Invisible characters, except joiners, which Persian words and emoji need, and variation selectors. */
const UNSEEN =
  /(?![\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180D\u180F\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;
/** Characters that never belong to an e-mail address. */
const UNSEEN_IN_ADDRESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const IDEOGRAPHIC_STOP = /\u3002/gu;

/** Removes direction marks and other invisible characters, and surrounding whitespace. */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, '').trim();
  return seen.replace(UNSEEN_IN_ADDRESS, '') === '' ? '' : seen;
}

/** Normalizes an e-mail address: removes invisible characters and converts full-width ones, such as `＠`. */
export function visibleAddress(text: string): string {
  return text.replace(UNSEEN_IN_ADDRESS, '').normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.').trim();
}
