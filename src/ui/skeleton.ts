/** Returns the animations that remove the skeleton. */
export function listUncovering(): Animation[] {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'uncover');
}

/** Waits until no skeleton covers the page. */
export async function awaitUncovered(): Promise<void> {
  await Promise.allSettled(listUncovering().map(({ finished }) => finished));
}
