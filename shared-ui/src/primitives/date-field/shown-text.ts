/**
 * What a field shows for `YYYY-MM-DD`: `25/12/2026` in French, `25 Dec 2026` in English, where figures alone would mean
 * two days. Any other text is shown as it is, such as `14:30`: times have 24 hours in both languages.
 */
export function shownText(value: string, locale: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  // Browsers read the 31st of February as the 3rd of March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(value)) return value;
  const dateStyle = locale.startsWith('en') ? 'medium' : 'short';
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at);
}

/** Shows the values that were written into the date and time inputs of a form. */
export function showValues(form: ParentNode): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-picks]'))
    input.value = shownText(input.value, input.dataset.locale ?? 'fr');
}
