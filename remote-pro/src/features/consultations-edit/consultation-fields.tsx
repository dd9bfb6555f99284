import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { isByLink, meetingProviders } from 'shared-contracts/schemas/meeting-provider';
import { callTypes, feeCurrencies, feeKinds } from 'shared-contracts/schemas/vocabulary';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { offeredProvidersQuery } from '../../data/practice/offered-providers.ts';
import type { ConsultationForm } from './consultation-values.ts';
import styles from './edit-consultations.module.css';
import { longest } from './use-consultation-errors.ts';

interface ConsultationFieldsProps {
  readonly errorOf: (code: string, field: string) => string;
}

/** Names, length, fee, ways to meet, and what to prepare. */
export function ConsultationFields({ errorOf }: ConsultationFieldsProps) {
  const { t } = useTranslation(['remote-pro/consultations', 'remote-pro/appointments']);
  const { locale, http } = usePlatform();
  const { register, watch, formState } = useFormContext<ConsultationForm>();
  const field = (name: keyof ConsultationForm, options = {}) => ({
    label: t(`field.${name}`),
    error: fieldMessage(formState.errors, name, (code) => errorOf(code, name)),
    ...register(name, options),
  });
  const [feeKind, chosen, provider] = watch(['feeKind', 'callTypes', 'meetingProvider']);
  const { data } = useQuery(offeredProvidersQuery(http));
  // What is chosen stays in the list while the others load.
  const offered = meetingProviders.filter((value) => value === provider || data?.providers.includes(value));
  const { error: callTypesError } = field('callTypes');
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <>
      <div className={styles.pair}>
        <Field required limit={longest.nameFr} {...field('nameFr')} />
        <Field required limit={longest.nameEn} {...field('nameEn')} />
      </div>
      <div className={styles.three}>
        <Field
          required
          type="number"
          inputMode="numeric"
          min={5}
          max={480}
          step={5}
          {...field('minutes', { valueAsNumber: true })}
        />
        <Select options={feeKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} {...field('feeKind')} />
      </div>
      {feeKind === 'fixed' ? (
        <div className={styles.three}>
          <Field required inputMode="decimal" {...field('fee')} />
          <Select
            options={feeCurrencies.map((value) => ({ value, label: `${currencies.of(value) ?? value} (${value})` }))}
            {...field('currency')}
          />
        </div>
      ) : null}
      <fieldset id="callTypes" className={styles.choices}>
        <legend>{t('field.callTypes')}</legend>
        {callTypes.map((value) => (
          <Checkbox
            key={value}
            id={`consultation-${value}`}
            value={value}
            label={t(`callType.${value}`, { ns: 'remote-pro/appointments' })}
            {...register('callTypes')}
          />
        ))}
        {callTypesError === undefined ? null : <FieldError id={undefined} message={callTypesError} />}
      </fieldset>
      {chosen.includes('video') ? (
        <div className={styles.pair}>
          <Select
            options={offered.map((value) => ({ value, label: t(`provider.${value}`) }))}
            {...field('meetingProvider')}
          />
          {isByLink(provider) ? (
            <Field required type="url" hint={t('videoHint')} limit={longest.videoLink} {...field('videoLink')} />
          ) : null}
        </div>
      ) : null}
      <div className={styles.pair}>
        <TextArea rows={2} optionalLabel={t('optional')} limit={longest.preparationFr} {...field('preparationFr')} />
        <TextArea rows={2} optionalLabel={t('optional')} limit={longest.preparationEn} {...field('preparationEn')} />
      </div>
      <Checkbox hint={t('activeHint')} {...field('active')} />
    </>
  );
}
