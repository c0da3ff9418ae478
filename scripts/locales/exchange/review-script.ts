/** Script in the review sheet, which works without a server: stores comments while typing and saves them as a file. */
export const sheetScript = `
const language = document.querySelector('main').dataset.language;
const fields = [...document.querySelectorAll('textarea')];
const remember = (action) => {
  try {
    return action(localStorage);
  } catch {
    return null; // A browser that keeps nothing for files still saves them.
  }
};
for (const field of fields) {
  const name = language + ':' + field.dataset.file + ':' + field.dataset.key + ':' + field.dataset.text;
  field.value = remember((store) => store.getItem(name)) ?? '';
  field.addEventListener('input', () => remember((store) => store.setItem(name, field.value)));
}
document.querySelector('#save').addEventListener('click', () => {
  const comments = fields
    .filter((field) => field.value.trim() !== '')
    .map((field) => ({ ...field.dataset, comment: field.value.trim() }));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify({ language, comments }, null, 2)], { type: 'application/json' }),
  );
  link.download = 'comments-' + language + '.json';
  link.click();
  const saved = document.querySelector('#saved');
  saved.textContent = saved.dataset.words + ' ' + comments.length;
});
`;
