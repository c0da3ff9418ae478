/**
 * Takes the name of a text out of its control where `fold.styles.ts` shows the text anyway: nothing that is seen is called
 * collapsed.
 */
export function followFolds(): void {
  const names = [...document.querySelectorAll('summary')].map((name) => ({
    name,
    parts: [...name.childNodes],
  }));
  const follow = () => {
    for (const { name, parts } of names.filter(({ name: { hidden } }) => hidden)) {
      name.hidden = false;
      name.append(...parts);
    }
    const open = names.filter(({ name }) => getComputedStyle(name).display === 'contents');
    for (const { name, parts } of open) {
      name.hidden = true;
      name.after(...parts);
    }
  };
  follow();
  matchMedia('(min-width: 48rem)').addEventListener('change', follow);
}
