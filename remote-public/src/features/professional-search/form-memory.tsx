import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { queryOf, type SearchFilter } from '../../model/filter-query.ts';
import { fillForm } from './fill-form.ts';

interface FormMemoryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The filter that the fields show; what was typed before the scripts came is not lost to it. */
  readonly shownRef: RefObject<SearchFilter>;
  readonly filter: SearchFilter;
}

const fetchLoaders = () => void import(/* webpackChunkName: "data" */ '../../data/loaders.ts').catch(() => undefined);

/**
 * A chip, a sort link or the back button changed the address: the fields follow. What was typed and not yet applied is kept while the address
 * stays: it outlives a reload and a change of language, which are new documents, and no step within this one.
 */
export function FormMemory({ form, shownRef, filter }: FormMemoryProps) {
  const { pathname, search } = useLocation();
  const key = `${pathname}#search${search}`;
  useEffect(() => {
    const fields = form.current;
    if (fields === null) return;
    if (shownRef.current !== filter) fillForm(fields, new URLSearchParams(queryOf(filter)));
    shownRef.current = filter;
    const typed = Object.entries(readDraft(key)).map(([name, value]) => [name, String(value)]);
    if (typed.length > 0) fillForm(fields, new URLSearchParams(typed));
    const keep = () => writeDraft(key, Object.fromEntries(new FormData(fields)));
    // What asks the API is there before the connection may be lost.
    fields.addEventListener('focusin', fetchLoaders, { once: true });
    fields.addEventListener('input', keep);
    return () => {
      fields.removeEventListener('focusin', fetchLoaders);
      fields.removeEventListener('input', keep);
      clearDraft(key);
    };
  }, [form, shownRef, filter, key]);
  return null;
}
