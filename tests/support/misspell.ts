const letters = { en: 'etaoinsrhldcumfpgwybvkxjqz', ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' } as const;

/**
 * Returns a text with one mistake in each of its longer words in turn: a letter missing, wrong, or swapped with the
 * next.
 */
export function misspell(text: string, language: keyof typeof letters): string[] {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  return words.flatMap(({ 0: word, index }) =>
    Array.from(word).flatMap((_letter, place) => {
      const wrong = letters[language][(place * 7 + word.length) % letters[language].length] ?? '';
      const [before, letter, next, after] = [
        word.slice(0, place),
        word.charAt(place),
        word.charAt(place + 1),
        word.slice(place + 2),
      ];
      const mistake = [
        `${before}${next}${after}`,
        `${before}${wrong}${next}${after}`,
        `${before}${next}${letter}${after}`,
      ];
      // Each kind at every third word; a text is tested once per word.
      const mistaken = mistake[(place + index) % mistake.length] ?? word;
      const inText = text.slice(0, index) + mistaken + text.slice(index + word.length);
      return place === 1 ? [mistaken, inText] : [mistaken];
    }),
  );
}
