let isUnderWay = false;

/**
 * Does something to the text that is shown, then goes on to the next. What is asked for meanwhile is left out: it would be
 * about a text that nobody has looked at, or about the same once more.
 * @param act says whether it was done
 */
export async function goOn(act: () => Promise<boolean>, move: (step: number) => void): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    if (await act()) move(1);
  } finally {
    isUnderWay = false;
  }
}
