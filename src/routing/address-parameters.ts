/** Parameters of the current address: its query, and answers of a form in its fragment, which no request carries. */
export function readParameters(): string {
  const { search, hash } = location;
  return hash.includes('=') ? `${search || '?'}&${hash.slice(1)}` : search;
}

/** Moves the answers of forms with `method=get` into the fragment; without scripts they travel in the query. */
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
