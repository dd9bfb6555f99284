import { valibotResolver } from '@hookform/resolvers/valibot';
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
import styles from './edit-hours.module.css';
import { draftSchema } from './draft-schema.ts';
import { hoursSchema, type HoursInput, type HoursOutput } from './hours-form.ts';
import { Limits } from './limits.tsx';
import { Settings } from './settings.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { Week } from './week.tsx';

const draftKey = 'pro-hours';

/** What was typed and not saved, if it can still be read. */
const draftOf = (): HoursInput | undefined => {
  const draft = readDraft(draftKey);
  return is(draftSchema, draft) ? draft : undefined;
};

interface EditHoursProps {
  readonly professional: Pick<OwnProfessional, 'id' | 'city' | 'country'>;
  readonly saved: HoursInput;
  /** After everything is stored. */
  readonly onSaved: () => void;
}

/** Weekly hours and the rules of booking. What is typed is kept until it is saved or given up. */
export function EditHours({ professional, saved, onSaved }: EditHoursProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { http, toast, locale } = usePlatform();
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
  const problemWords = useProblemWords(() => getValues('rules'));
  useEffect(() => {
    const draft = draftOf();
    // Defaults stay what is saved, so that the form knows it is changed.
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      // Also called as the form is reset, saved or given up: what is saved is no draft.
      callback: ({ values, defaultValues }) => {
        if (JSON.stringify(values) === JSON.stringify(defaultValues)) clearDraft(draftKey);
        else writeDraft(draftKey, values);
      },
    });
  }, [reset, subscribe]);
  const handleSave = async ({ rules, ...settings }: HoursOutput) => {
    let isWeekKept = false;
    try {
      // The week first, which is what can be refused: then nothing has changed. The settings follow from it, so always.
      await replaceRules(http, rules);
      isWeekKept = true;
      // How one can be met at all follows from the week: a call type that no range offers is not offered.
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
    onSaved();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSave)(event)}>
        <FormErrors title={t('problem')} errors={errors} translate={problemWords} submitCount={submitCount} />
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
