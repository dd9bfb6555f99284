import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { professions } from 'shared-contracts/schemas/vocabulary';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { countriesIn } from 'shared-contracts/formats/place/countries';
import styles from './register.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface PracticeFieldsProps {
  readonly register: (name: 'profession' | 'country' | 'city') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}

/** Professions, specialities and place of practice. */
export function PracticeFields({ register, errorOf }: PracticeFieldsProps) {
  const { t } = useTranslation(['remote-public/register', 'remote-public/common']);
  const { locale } = usePlatform();
  return (
    <>
      <Select
        {...register('profession')}
        required
        label={t('profession')}
        placeholder={t('choose')}
        error={errorOf('profession')}
        options={professions.map((value) => ({
          value,
          label: t(`profession.${value}`, { ns: 'remote-public/common' }),
        }))}
      />
      <div className={styles.pair}>
        <Select
          {...register('country')}
          required
          label={t('country')}
          placeholder={t('choose')}
          autoComplete="country"
          error={errorOf('country')}
          options={countriesIn(locale)}
        />
        <Field
          {...register('city')}
          limit={textLimits.city}
          required
          label={t('city')}
          autoComplete="address-level2"
          error={errorOf('city')}
        />
      </div>
    </>
  );
}
