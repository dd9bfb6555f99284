import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { sentenceCase } from 'shared-contracts/processes/sentence-case';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { OwnProfessional } from 'shared-contracts/schemas/professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { is } from 'valibot';
import { replaceRules } from '../../data/availability.ts';
import { updateOwnProfessional } from '../../data/own-professional.ts';
import { refreshPractice } from '../../data/practice-queries.ts';
import styles from './edit-hours.module.css';
import { draftSchema } from './draft-schema.ts';
import { hoursSchema, type HoursInput, type HoursOutput } from './hours-form.ts';
import { Limits } from './limits.tsx';
import { Settings } from './settings.tsx';
import { useProblemText } from './use-problem-text.ts';
import { Week } from './week.tsx';

const draftKey = 'pro-hours';

/** The stored draft, if it is still readable. */
const draftOf = (): HoursInput | undefined => {
  const draft = readDraft(draftKey);
  return is(draftSchema, draft) ? draft : undefined;
};

interface EditHoursProps {
  readonly professional: Pick<OwnProfessional, 'id' | 'city' | 'country'>;
  readonly saved: HoursInput;
}

/** Weekly hours and booking rules. Input is kept until it is saved or discarded. */
export function EditHours({ professional, saved }: EditHoursProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const form = useForm<HoursInput, unknown, HoursOutput>({
    criteriaMode: 'all',
    resolver: valibotResolver(hoursSchema),
    defaultValues: saved,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const { reset, subscribe, getValues } = form;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  const problemText = useProblemText(() => getValues('rules'));
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
  const handleSave = async ({ rules, ...settings }: HoursOutput) => {
    let isWeekKept = false;
    try {
      // The week first, as it can be rejected: then nothing has changed.
      await replaceRules(http, rules);
      isWeekKept = true;
      // The offered call types follow from the week.
      const offered = callTypes.filter((callType) => rules.some((rule) => rule.callTypes.includes(callType)));
      await updateOwnProfessional(http, professional.id, {
        ...settings,
        ...(rules.length > 0 ? { callTypes: offered } : {}),
      });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (isWeekKept) reset({ ...saved, rules: getValues('rules') }, { keepValues: true, keepSubmitCount: true });
      form.setError(isWeekKept ? 'root.settings' : 'root', { message: error.code });
      return;
    }
    reset(getValues());
    toast.success(t('saved'));
    void refreshPractice(client);
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSave)(event)}>
        <FormErrors title={t('problem')} errors={errors} translate={problemText} submitCount={submitCount} />
        <Card aria-labelledby="week-heading">
          <h2 id="week-heading">{t('week.title')}</h2>
          <p className={styles.lead}>
            {t('week.lead', { zone: sentenceCase(zoneLabel(timeZone, locale, professional)) })}
          </p>
          <Week />
        </Card>
        <Card aria-labelledby="settings-heading">
          <h2 id="settings-heading" className={styles.heading}>
            {t('settings.title')}
          </h2>
          <Settings />
        </Card>
        <Card aria-labelledby="limits-heading">
          <h2 id="limits-heading">{t('limits.title')}</h2>
          <p className={styles.limitsLead}>{t('limits.lead')}</p>
          <Limits />
        </Card>
        {isDirty ? <Notice>{t('unsaved')}</Notice> : null}
        <div className={styles.buttons}>
          <Button type="submit" isLoading={isSubmitting} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
          {isDirty ? (
            <Button variant="quiet" onClick={() => reset()}>
              {t('discard')}
            </Button>
          ) : null}
        </div>
      </form>
    </FormProvider>
  );
}
