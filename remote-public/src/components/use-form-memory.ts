import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { fillForm } from './fill-form.ts';

const fetchLoaders = () => void import(/* webpackChunkName: "data" */ '../data/loaders.ts').catch(() => undefined);

/**
 * A chip, a link or the back button changed the address: the fields of a GET form follow. What was typed and not yet sent is kept while the
 * address stays: it outlives a reload and a change of language, which are new documents, and no step within this one.
 *
 * `drawnRef` has the filter with which the fields were drawn; what was typed before the scripts came is not lost to it.
 */
export function useFormMemory<Filter>(
  form: RefObject<HTMLFormElement | null>,
  filter: Filter,
  queryOf: (filter: Filter) => string,
  drawnRef: RefObject<Filter>,
): void {
  const { pathname, search } = useLocation();
  const key = `${pathname}#search${search}`;
  const query = queryOf(filter);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const fields = form.current;
    if (fields === null) return;
    if ((shown.current ?? queryOf(drawnRef.current)) !== query) fillForm(fields, new URLSearchParams(query));
    shown.current = query;
    const typed = Object.entries(readDraft(key)).map(([name, value]) => [name, String(value)]);
    if (typed.length > 0) fillForm(fields, new URLSearchParams(typed));
    const keep = () => writeDraft(key, Object.fromEntries(new FormData(fields)));
    fields.addEventListener('input', keep);
    // What asks the API is there before the connection may be lost.
    fields.addEventListener('focusin', fetchLoaders, { once: true });
    return () => {
      fields.removeEventListener('input', keep);
      fields.removeEventListener('focusin', fetchLoaders);
      clearDraft(key);
    };
  }, [form, drawnRef, queryOf, query, key]);
}
