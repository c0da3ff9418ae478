/** Returns the animations that remove the skeleton. */
export function listSkeletonAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'uncover');
}

/** Waits until no skeleton covers the page. */
export async function awaitSkeletonRemoved(): Promise<void> {
  await Promise.allSettled(listSkeletonAnimations().map(({ finished }) => finished));
}
