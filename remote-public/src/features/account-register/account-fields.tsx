import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import styles from './register.module.css';

interface AccountFieldsProps {
  readonly register: (name: 'password' | 'passwordConfirmation' | 'terms') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}

/** Password with its strength and confirmation, and the terms; shared by both registrations. */
export function AccountFields({ register, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <NewPasswordFields
        register={register}
        errorOf={errorOf}
        labels={{ password: t('password'), passwordConfirmation: t('passwordConfirmation') }}
      />
      <div>
        <Checkbox {...register('terms')} required label={t('terms')} error={errorOf('terms')} />
        <p className={styles.read}>
          <Link to="/CGU" target="_blank">
            {t('readTerms')}
          </Link>
          <Link to="/politique-confi" target="_blank">
            {t('readPrivacy')}
          </Link>
        </p>
      </div>
    </>
  );
}
