let isUnderWay = false;

/**
 * Runs an action on the current text, then moves to the next. Ignores calls while an action is running: they would
 * apply to a text that the user has not seen, or repeat the action.
 * @param act returns true if it succeeded
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
