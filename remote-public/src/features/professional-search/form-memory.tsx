import { useEffect, type RefObject } from 'react';
import { useFormMemory } from '../../components/use-form-memory.ts';
import { queryOf, type SearchFilter } from '../../model/filter-query.ts';

interface FormMemoryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly drawnRef: RefObject<SearchFilter>;
  readonly filter: SearchFilter;
}

const fetchLoaders = () => void import(/* webpackChunkName: "data" */ '../../data/loaders.ts').catch(() => undefined);

/** {@link useFormMemory} as a part that comes late. */
export function FormMemory({ form, drawnRef, filter }: FormMemoryProps) {
  useFormMemory(form, filter, queryOf, drawnRef);
  useEffect(() => {
    const fields = form.current;
    // What asks the API is there before the connection may be lost.
    fields?.addEventListener('focusin', fetchLoaders, { once: true });
    return () => fields?.removeEventListener('focusin', fetchLoaders);
  }, [form]);
  return null;
}
