const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type !== 'hidden');

/** Writes a query into the fields of a form that `isFilled` accepts; those missing from it are cleared. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams, isFilled = (_name: string) => true): void {
  for (const control of [...form.elements].filter(isControl).filter(({ name }) => isFilled(name))) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      control.checked = query.getAll(control.name).includes(control.value);
    else control.value = query.get(control.name) ?? '';
  }
}

/** Fills in the unsent input of before a reload; what was typed since, while the scripts were loading, stays. */
export function restoreForm(form: HTMLFormElement, draft: URLSearchParams): void {
  const unedited = form.cloneNode(true) as HTMLFormElement;
  unedited.reset();
  const [current, initial] = [new FormData(form), new FormData(unedited)];
  fillForm(form, draft, (name) => JSON.stringify(current.getAll(name)) === JSON.stringify(initial.getAll(name)));
}
