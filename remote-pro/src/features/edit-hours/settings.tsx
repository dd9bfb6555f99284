import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Combobox } from 'shared-ui/combobox/combobox';
import { Field } from 'shared-ui/field/field';
import { Select } from 'shared-ui/select/select';
import { fieldMessage } from 'shared-ui/form-errors/field-messages';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { writeMinutes } from '../../model/write-minutes.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-form.ts';

const choices = {
  slotMinutes: [15, 20, 30, 45, 60, 90, 120],
  bufferMinutes: [0, 5, 10, 15, 30, 60],
  minimumNoticeMinutes: [0, 60, 120, 240, 720, 1440, 2880, 10_080],
} as const;

/** Length of a slot, buffer, notice, horizon and time zone. */
export function Settings() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { register, control, formState } = useFormContext<HoursInput>();
  const errorText = useErrorText();
  const errorOf = (name: string) => fieldMessage(formState.errors, name, errorText);
  const zones = useMemo(
    () => ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [],
  );
  const minutes = (name: keyof typeof choices) => {
    const current = formState.defaultValues?.[name];
    const values = [...new Set([...choices[name], ...(current === undefined ? [] : [current])])].sort((a, b) => a - b);
    return (
      <Select
        label={t(`settings.${name}`)}
        hint={t(`settings.${name}Hint`)}
        error={errorOf(name)}
        options={values.map((value) => ({
          value: String(value),
          label: value === 0 ? t('settings.none') : writeMinutes(value, i18n.language),
        }))}
        {...register(name, { valueAsNumber: true })}
      />
    );
  };
  return (
    <div className={styles.settings}>
      {minutes('slotMinutes')}
      {minutes('bufferMinutes')}
      {minutes('minimumNoticeMinutes')}
      <Field
        type="number"
        inputMode="numeric"
        min={1}
        max={365}
        label={t('settings.horizonDays')}
        hint={t('settings.horizonDaysHint')}
        error={errorOf('horizonDays')}
        {...register('horizonDays', { valueAsNumber: true })}
      />
      <Field
        type="number"
        inputMode="numeric"
        min={0}
        max={336}
        label={t('settings.cancelNoticeHours')}
        hint={t('settings.cancelNoticeHoursHint')}
        error={errorOf('cancelNoticeHours')}
        {...register('cancelNoticeHours', { valueAsNumber: true })}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <Combobox
            name={field.name}
            label={t('settings.timeZone')}
            hint={t('settings.timeZoneHint')}
            error={errorOf('timeZone')}
            options={zones}
            value={field.value}
            onChange={(value) => field.onChange(value ?? field.value)}
            onBlur={field.onBlur}
            openLabel={t('settings.openZones')}
            emptyLabel={t('settings.noZone')}
          />
        )}
      />
    </div>
  );
}
