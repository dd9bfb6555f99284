import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { consultationInput } from 'shared-contracts/schemas/consultation-input';
import type { ConsultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import {
  changeConsultation,
  createConsultation,
  type Consultation,
  type ConsultationValues,
} from '../../data/practice/consultations.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';
import { mergeInput } from '../../model/merge-input.ts';
import { useConsultationText } from '../../model/use-consultation-text.ts';
import { ConsultationFields } from './consultation-fields.tsx';
import { blank, currencyOf, expectedOf, formOf, inputOf, type ConsultationForm } from './consultation-values.ts';
import styles from './edit-consultations.module.css';
import { suggestionsFor } from './suggestions.ts';
import { profileDraft } from '../../model/profile-draft.ts';
import { useConsultationErrors } from './use-consultation-errors.ts';

const resolve = valibotResolver(consultationInput) as unknown as Resolver<ConsultationForm>;
const resolver: Resolver<ConsultationForm> = async (form, context, options) => {
  const result = await resolve(inputOf(form) as unknown as ConsultationForm, context, options);
  const { errors } = result;
  if (errors.fee && form.fee.trim() === '') errors.fee.message = 'REQUIRED';
  return result;
};

interface ConsultationEditorProps {
  readonly professional: OwnProfessional;
  /** Undefined for a new one. */
  readonly consultation: Consultation | undefined;
  readonly offered: readonly Consultation[];
  readonly onClose: () => void;
}

/** The form of one consultation. What is typed is kept until it is saved or given up. */
export function ConsultationEditor({ professional, consultation, offered, onClose }: ConsultationEditorProps) {
  const { t } = useTranslation('remote-pro/consultations');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const { data: suggestions = [] } = useQuery(practiceQueries(http).suggestions());
  const currency = offered.find((one) => one.currency !== null)?.currency ?? currencyOf(professional.country);
  const key = profileDraft(consultation?.id ?? 'newConsultation');
  const [draft] = useState(() => {
    const { base: typedOver, ...values } = readDraft(key);
    const isKept = Object.keys(values).length > 0;
    return isKept ? { values: values as unknown as ConsultationForm, base: typedOver as Consultation | undefined } : {};
  });
  const [base, setBase] = useState(() => draft.base ?? consultation);
  const [isChanged, setChanged] = useState(false);
  const shown = (row: Consultation | undefined) => (row ? formOf(row, currency, locale) : blank(currency));
  const form = useForm<ConsultationForm>({
    resolver,
    defaultValues: shown(base),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { reset, subscribe, setFocus, formState } = form;
  const { textOf, problemOf } = useConsultationErrors(form.getValues);
  const { errors, isSubmitting, submitCount } = formState;
  const latestBase = useRef(base);
  const keyOf = useAttemptKey();
  useEffect(() => {
    latestBase.current = base;
  });
  useEffect(() => {
    if (draft.values) reset(draft.values, { keepDefaultValues: true });
    else setFocus('nameFr');
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(key, { ...values, base: latestBase.current }),
    });
  }, [draft, key, reset, setFocus, subscribe]);

  const handleClose = () => {
    clearDraft(key);
    onClose();
  };
  const handleSave = async (parsed: ConsultationForm) => {
    // The resolver's output: the values as the API takes them.
    const { position: _position, ...values } = parsed as unknown as ConsultationValues & { position: number };
    try {
      if (base) await changeConsultation(http, base.id, values, expectedOf(base));
      else {
        const made = { ...values, position: offered.length };
        await createConsultation(http, made, keyOf(made));
      }
      await refreshPractice(client);
      toast.success(t('saved'));
      handleClose();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE' && base) {
        const now = { ...base, ...(error.problem.details?.['current'] as Partial<Consultation>) };
        const input = mergeInput(form.getValues(), shown(base), shown(now));
        setBase(now);
        reset(shown(now), { keepSubmitCount: true });
        reset(input, { keepDefaultValues: true, keepSubmitCount: true });
        setChanged(true);
        return;
      }
      const { errors: found } = error.problem;
      for (const { pointer, code } of found)
        form.setError(pointer.slice(1) as keyof ConsultationForm, { message: code });
      if (found.length === 0) form.setError('root', { message: error.code });
    }
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(handleSave)(event)}>
        <FormErrors title={t('problem')} errors={errors} translate={problemOf} submitCount={submitCount} />
        {isChanged && base ? <MeanwhileNotice now={base} onTake={() => reset(shown(base))} /> : null}
        {consultation ? null : (
          <Suggestions
            suggestions={suggestionsFor(suggestions, professional.functions, offered)}
            onChoose={({ nameFr, nameEn, minutes, callTypes }) => {
              form.setValue('nameFr', nameFr);
              form.setValue('nameEn', nameEn);
              form.setValue('minutes', minutes);
              form.setValue('callTypes', callTypes);
            }}
          />
        )}
        <ConsultationFields errorOf={textOf} />
        <div className={styles.buttons}>
          <Button type="submit" isLoading={isSubmitting} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={handleClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly ConsultationSuggestion[];
  readonly onChoose: (chosen: ConsultationSuggestion) => void;
}

/** Names that fill in both languages, with a usual length and ways to meet. */
function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('remote-pro/consultations');
  const { locale } = usePlatform();
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('suggestions')}>
      {suggestions.map((one) => (
        <Button key={one.id} variant="secondary" size="dense" onClick={() => onChoose(one)}>
          {consultationName(one, locale)}
        </Button>
      ))}
    </div>
  );
}

/** What another tab or device saved since the form was opened. */
function MeanwhileNotice({ now, onTake }: { readonly now: Consultation; readonly onTake: () => void }) {
  const { t } = useTranslation('remote-pro/consultations');
  const { name, how, fee } = useConsultationText()(now);
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('changed.title')}
      action={
        <Button variant="secondary" onClick={onTake}>
          {t('changed.take')}
        </Button>
      }
    >
      <p>{[name, how, fee].join(' · ')}</p>
      <p>{t('changed.kept')}</p>
    </Notice>
  );
}
