import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { is } from 'valibot';
import { listRules, replaceRules } from '../../data/availability.ts';
import { getOwnProfessional, updateOwnProfessional } from '../../data/own-professional.ts';
import { refreshPractice } from '../../data/practice-queries.ts';
import { draftSchema } from './draft-schema.ts';
import { hoursOf, hoursSchema, isSameHours, type HoursInput, type HoursOutput } from './hours-form.ts';

const draftKey = '/pro/disponibilite#hours';

/** The stored draft, if it is still readable. */
const draftOf = (): HoursInput | undefined => {
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
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const draft = draftOf();
    // The defaults stay the saved values, so that the form is dirty.
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      // Also called on reset: values equal to the saved ones are no draft.
      callback: ({ values, defaultValues }) => {
        if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(draftKey);
        else writeDraft(draftKey, values);
      },
    });
  }, [reset, subscribe]);
  /** What another tab or device has saved, if anything: the week is replaced whole. */
  const changedMeanwhile = async (): Promise<HoursInput | undefined> => {
    const [professional, rules] = await Promise.all([getOwnProfessional(http), listRules(http)]);
    const stored = hoursOf(professional, rules);
    return isSameHours(stored, form.formState.defaultValues as HoursInput) ? undefined : stored;
  };
  const save = async ({ rules, callTypes: _ofWeek, ...settings }: HoursOutput) => {
    let isWeekKept = false;
    try {
      const stored = await changedMeanwhile();
      if (stored) {
        // The bar then says what saving would change of it.
        reset(stored, { keepValues: true, keepSubmitCount: true });
        form.setError('root', { message: 'CHANGED_MEANWHILE' });
        return;
      }
      // The week first, as it can be rejected: then nothing has changed.
      await replaceRules(http, rules);
      isWeekKept = true;
      await updateOwnProfessional(http, professionalId, settings);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { rules: kept, callTypes } = getValues();
      if (isWeekKept) reset({ ...saved, rules: kept, callTypes }, { keepValues: true, keepSubmitCount: true });
      form.setError(isWeekKept ? 'root.settings' : 'root', { message: error.code });
      return;
    }
    reset(getValues());
    toast.success(t('saved'));
    void refreshPractice(client);
  };
  return { form, save };
}
