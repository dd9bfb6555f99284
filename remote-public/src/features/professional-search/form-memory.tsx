import type { RefObject } from 'react';
import { useFormMemory } from '../../components/use-form-memory.ts';
import { queryOf, type SearchFilter } from '../../model/filter-query.ts';

interface FormMemoryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly drawnRef: RefObject<SearchFilter>;
  readonly filter: SearchFilter;
}

/** {@link useFormMemory} as a part that comes late. */
export function FormMemory({ form, drawnRef, filter }: FormMemoryProps) {
  useFormMemory(form, filter, queryOf, drawnRef);
  return null;
}
