/** Lets the copyright line name the year in which it is read. */
export function correctYear(): void {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const year = line?.dataset['year'];
  if (line && year) line.textContent = line.textContent.replace(year, String(new Date().getFullYear()));
}
