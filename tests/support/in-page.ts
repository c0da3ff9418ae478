/** Ends the skeleton of the page. Runs in the page. */
export function endSkeleton(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === 'uncover') animation.finish();
  }
}

/** Waits for two more frames. Runs in the page. */
export async function awaitFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
