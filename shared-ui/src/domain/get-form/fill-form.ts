/** Writes a query into the fields of a form; fields missing from it are cleared. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = query.has(control.name);
    else if (control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type !== 'hidden'))
      control.value = query.get(control.name) ?? '';
  }
}
