/**
 * Keeps the second press of a double press on the link that the first one has hit: a list or a panel that closes with the
 * first one leaves what lay below it under the pointer.
 */
export function ignoreStrayPresses(): void {
  let followed: string | null = null;
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element ? (event.target.closest('a')?.href ?? null) : null;
    if (event.detail < 2) followed = href;
    else if (followed !== null && href !== followed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', follow, { capture: true });
}
