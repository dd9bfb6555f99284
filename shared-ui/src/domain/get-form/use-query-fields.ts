import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { fillForm, restoreForm } from './fill-form.ts';

/**
 * Fills the fields of a GET form on mount and when its query changes (a chip, a link, the back button), then calls
 * `onFilled`. Unsent input is a draft of the URL: it survives a reload and a change of language, but no navigation.
 */
export function useQueryFields(
  formRef: RefObject<HTMLFormElement | null>,
  query: string,
  onFilled: (form: HTMLFormElement) => void = () => undefined,
): void {
  const handleFilled = useEffectEvent(onFilled);
  const { pathname, search } = useLocation();
  const key = `${pathname}#search${search}`;
  const shown = useRef(query);
  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    if (shown.current !== query) fillForm(form, new URLSearchParams(query));
    shown.current = query;
    const draft = Object.entries(readDraft(key)).map(([name, value]) => [name, String(value)]);
    if (draft.length > 0) restoreForm(form, new URLSearchParams(draft));
    handleFilled(form);
    const keep = () => writeDraft(key, Object.fromEntries(new FormData(form)));
    form.addEventListener('input', keep);
    return () => {
      form.removeEventListener('input', keep);
      clearDraft(key);
    };
  }, [formRef, query, key]);
}
