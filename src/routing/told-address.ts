/** What the address tells a page: its query, and what a form handed over in the fragment, which no request carries. */
export function readTold(): string {
  const { search, hash } = location;
  return hash.includes('=') ? `${search || '?'}&${hash.slice(1)}` : search;
}

/** Lets forms that lead to a page hand their answers over in its fragment; without scripts they travel in its query. */
export function handOverAnswers(): void {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[method=get]')) return;
    event.preventDefault();
    const answers = new URLSearchParams();
    for (const [name, answer] of new FormData(form, submitter))
      if (typeof answer === 'string') answers.append(name, answer);
    location.assign(`${form.action}#${answers}`);
  });
}
