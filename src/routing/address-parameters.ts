/** Returns the current address's parameters: its query, and the answers in its fragment, which are never sent. */
export function readParameters(): string {
  const { search, hash } = location;
  return hash.includes('=') ? `${search || '?'}&${hash.slice(1)}` : search;
}

/** Moves the values of `method=get` forms into the fragment; without scripts they are sent in the query. */
export function moveAnswersToFragment(): void {
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
