/** Key of the form that is kept in this tab. */
export const FORM_KEY = 'veltara.contact';

/** Says whether a form was kept, whatever it holds. */
export function hasKeptForm(): boolean {
  try {
    return sessionStorage.getItem(FORM_KEY) !== null;
  } catch {
    return false;
  }
}
