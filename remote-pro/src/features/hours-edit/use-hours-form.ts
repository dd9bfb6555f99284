import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { is, type InferOutput } from 'valibot';
import { listRules, replaceRules } from '../../data/practice/availability.ts';
import { getOwnProfessional, saveProfile } from '../../data/practice/own-professional.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { draftSchema } from './draft-schema.ts';
import { hoursOf, isChangedMeanwhile, isSameHours, mergeHours } from './hours-form.ts';
import { hoursSchema, type HoursInput, type HoursOutput } from './hours-schema.ts';

const draftKey = '/pro/disponibilite#hours';

/** The stored draft, if it is still readable. */
const draftOf = (): InferOutput<typeof draftSchema> | undefined => {
  const draft = readDraft(draftKey);
  return is(draftSchema, draft) ? draft : undefined;
};

/** The form of weekly hours and booking rules, and how it is saved. Input is kept until it is saved or discarded. */
export function useHoursForm(professionalId: string, saved: HoursInput) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const form = useForm<HoursInput, unknown, HoursOutput>({
    criteriaMode: 'all',
    resolver: valibotResolver(hoursSchema),
    defaultValues: saved,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { reset, setError, subscribe, getValues } = form;
  const [draft] = useState(() => {
    const kept = draftOf();
    if (!kept) return undefined;
    const values = mergeHours(kept.values, kept.base, saved);
    const isChanged = !isSameHours(values, saved) && isChangedMeanwhile(kept.values, kept.base, saved);
    return { values, isChanged };
  });
  useEffect(() => {
    // The defaults stay the saved values, so that the form is dirty.
    if (draft) reset(draft.values, { keepDefaultValues: true });
    if (draft?.isChanged) setError('root', { message: 'CHANGED_MEANWHILE' });
    return subscribe({
      formState: { values: true },
      // Also called on reset: values equal to the saved ones are no draft.
      callback: ({ values, defaultValues }) => {
        if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(draftKey);
        else writeDraft(draftKey, { values, base: defaultValues });
      },
    });
  }, [draft, reset, setError, subscribe]);
  const save = async ({ rules, callTypes: _ofWeek, ...settings }: HoursOutput) => {
    const [base, typed] = [form.formState.defaultValues as HoursInput, getValues()];
    let stored = base;
    let isWeekKept = false;
    try {
      const [professional, week] = await Promise.all([getOwnProfessional(http), listRules(http)]);
      stored = hoursOf(professional, week);
      const merged = mergeHours(typed, base, stored);
      // All of it may be stored already, by a call whose answer was lost.
      if (!isSameHours(merged, stored)) {
        if (isChangedMeanwhile(typed, base, stored)) {
          reset(stored, { keepSubmitCount: true });
          reset(merged, { keepDefaultValues: true, keepSubmitCount: true });
          setError('root', { message: 'CHANGED_MEANWHILE' });
          void refreshPractice(client);
          return;
        }
        // The week first, as it can be rejected: then nothing has changed.
        await replaceRules(http, rules, week);
        isWeekKept = true;
        const { bufferMinutes, minimumNoticeMinutes, horizonDays, timeZone, bookingLimits } = professional;
        const expected = { bufferMinutes, minimumNoticeMinutes, horizonDays, timeZone, bookingLimits };
        await saveProfile(http, professionalId, settings, expected);
      }
      reset(merged);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { rules: kept, callTypes } = getValues();
      if (isWeekKept) reset({ ...stored, rules: kept, callTypes }, { keepValues: true, keepSubmitCount: true });
      setError(isWeekKept ? 'root.settings' : 'root', { message: error.code });
      return;
    }
    toast.success(t('saved'));
    void refreshPractice(client);
  };
  return { form, save };
}
