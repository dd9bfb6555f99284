import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';

type Fields = Readonly<Record<string, string>>;

function fill(form: HTMLFormElement, values: Fields): void {
  for (const control of form.elements)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = values[control.name] ?? '';
}

/**
 * The fields of a GET form follow the address when a chip or the back button changes it; what was typed before the scripts came stays. What is
 * typed and not yet applied is kept while the address stays: it outlives a reload and a change of language, which are new documents.
 */
export function useQueryMemory(form: RefObject<HTMLFormElement | null>, applied: object): void {
  const { pathname, search } = useLocation();
  const key = `${pathname}#search${search}`;
  const written = JSON.stringify(applied);
  const shown = useRef(written);
  useEffect(() => {
    const fields = form.current;
    if (fields === null) return;
    if (shown.current !== written) fill(fields, JSON.parse(written) as Fields);
    shown.current = written;
    const typed = readDraft(key) as Fields;
    if (Object.keys(typed).length > 0) fill(fields, typed);
    const keep = () => writeDraft(key, Object.fromEntries(new FormData(fields)));
    fields.addEventListener('input', keep);
    return () => {
      fields.removeEventListener('input', keep);
      clearDraft(key);
    };
  }, [form, key, written]);
}
