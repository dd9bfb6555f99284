import { useFormContext, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HoursInput } from './hours-schema.ts';

/** The hint of a field, marked where its value is not saved yet, as drafts are kept for weeks. */
export function useHint() {
  const { t } = useTranslation('remote-pro/availability');
  const { formState, getFieldState } = useFormContext<HoursInput>();
  return (name: FieldPath<HoursInput>, hint: string): string =>
    getFieldState(name, formState).isDirty ? t('notSaved', { hint }) : hint;
}
