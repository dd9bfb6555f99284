import { useMemo, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { zoneOptions } from 'shared-ui/domain/account/zone-options.ts';
import { Combobox } from 'shared-ui/primitives/combobox/combobox.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { formatMinutes } from '../../model/format-minutes.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { bounds, useFieldMessage } from './use-field-message.ts';
import { useHint } from './use-hint.ts';

const choices = {
  bufferMinutes: [0, 5, 10, 15, 30, 60],
  minimumNoticeMinutes: [0, 60, 120, 240, 720, 1440, 2880, 10_080],
} as const;

/** Buffer, notice, horizon and time zone. */
export function Settings() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { locale } = usePlatform();
  const [now] = useState(() => Date.now());
  const { register, control, formState } = useFormContext<HoursInput>();
  const messageOf = useFieldMessage();
  const hintOf = useHint();
  const errorOf = (name: string) => fieldMessage(formState.errors, name, (code) => messageOf(code, name));
  const zones = useMemo(
    () => zoneOptions(formState.defaultValues?.timeZone ?? 'UTC', locale, now),
    [formState.defaultValues?.timeZone, locale, now],
  );
  const minutes = (name: keyof typeof choices) => {
    const current = formState.defaultValues?.[name];
    const values = [...new Set([...choices[name], ...(current === undefined ? [] : [current])])].sort((a, b) => a - b);
    return (
      <Select
        label={t(`settings.${name}`)}
        hint={hintOf(name, t(`settings.${name}Hint`))}
        error={errorOf(name)}
        options={values.map((value) => ({
          value: String(value),
          label: value === 0 ? t('settings.none') : formatMinutes(value, i18n.language),
        }))}
        {...register(name, { valueAsNumber: true })}
      />
    );
  };
  return (
    <div className={styles.settings}>
      {minutes('bufferMinutes')}
      {minutes('minimumNoticeMinutes')}
      <Field
        type="number"
        required
        inputMode="numeric"
        min={bounds.horizonDays?.[0]}
        max={bounds.horizonDays?.[1]}
        label={t('settings.horizonDays')}
        hint={hintOf('horizonDays', t('settings.horizonDaysHint'))}
        error={errorOf('horizonDays')}
        {...register('horizonDays', { valueAsNumber: true })}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <Combobox
            name={field.name}
            label={t('settings.timeZone')}
            hint={hintOf(field.name, t('settings.timeZoneHint'))}
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
