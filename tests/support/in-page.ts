/** Ends the time that the skeleton covers the page. Runs in the page. */
export function endSkeleton(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === 'uncover') animation.finish();
  }
}

/** Waits until the browser has shown two more frames. Runs in the page. */
export async function awaitFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
