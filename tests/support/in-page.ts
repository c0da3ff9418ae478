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

/** Sets the page anew once its fonts are there: those that may be left out are taken where they are found at once. Runs in the page. */
export async function takeFontsAgain(): Promise<void> {
  await document.fonts.ready;
  const sheets = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSFontFaceRule),
  );
  for (const isOff of [true, false]) {
    for (const sheet of sheets) sheet.disabled = isOff;
    document.body.getBoundingClientRect();
  }
  await document.fonts.ready;
}
