/** Invisible characters, except joiners, which Persian words and emoji need, and variation selectors. */
const UNSEEN =
  /(?![\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180D\u180F\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;
/** No address has one of these, wherever it was copied from. */
const UNSEEN_IN_ADDRESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const IDEOGRAPHIC_STOP = /\u3002/gu;

/** A text without marks of direction and other characters that nobody sees, and without blanks around it. */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, '').trim();
  return seen.replace(UNSEEN_IN_ADDRESS, '') === '' ? '' : seen;
}

/** An address as it is sent to: what a keyboard writes wide, `＠`, is written as everywhere. */
export function visibleAddress(text: string): string {
  return text.replace(UNSEEN_IN_ADDRESS, '').normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.').trim();
}
