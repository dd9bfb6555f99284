import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from './form-draft.ts';

/** The part of a react-hook-form that a draft needs; `useForm()` returns one. */
export interface DraftableForm<Values extends object> {
  getValues(): Values;
  reset(values: Values, options: { keepDefaultValues: boolean }): void;
  subscribe(payload: { formState: { values: boolean }; callback: (data: { values: Values }) => void }): () => void;
}

/** Result of {@link useFormDraft}. */
export interface FormDraft {
  /** True when a draft was restored. */
  readonly isRestored: boolean;
  /** Clears the draft: call it when the form was accepted. */
  readonly clear: () => void;
}

/**
 * Stores the input of a form in session storage, by path and `name` (for two forms on a page), and restores it: nothing
 * is lost through a language switch, a reload or a sign-in (decision 003). Fields whose name contains "password" are
 * never stored.
 */
export function useFormDraft<Values extends object>(form: DraftableForm<Values>, name = ''): FormDraft {
  const { pathname } = useLocation();
  const key = pathname + (name && `#${name}`);
  const formRef = useRef(form);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    formRef.current = form;
  });

  useEffect(() => {
    const current = formRef.current.getValues();
    const known = Object.entries(readDraft(key)).filter(([field]) => field in current);
    if (known.length > 0) {
      formRef.current.reset({ ...current, ...Object.fromEntries(known) }, { keepDefaultValues: true });
      setRestored(true);
    }
    return formRef.current.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(key, values),
    });
  }, [key]);

  const clear = useCallback(() => clearDraft(key), [key]);
  return { isRestored, clear };
}
