import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { passwordRules, passwordStrength } from 'shared-contracts/schemas/password';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from 'shared-ui/checkbox/checkbox';
import { PasswordField } from 'shared-ui/password-field/password-field';
import styles from './register.module.css';

interface AccountFieldsProps {
  readonly register: (name: 'password' | 'passwordConfirmation' | 'terms') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}

/** Password with its strength, its confirmation, and the terms: the same at both registrations. */
export function AccountFields({ register, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation(['remote-public/register', 'remote-public/common']);
  const common = { ns: 'remote-public/common' };
  const toggle = { showLabel: t('showPassword', common), hideLabel: t('hidePassword', common) };
  return (
    <>
      <PasswordField
        {...register('password')}
        {...toggle}
        label={t('password')}
        autoComplete="new-password"
        error={errorOf('password')}
        strength={{
          measure: passwordStrength,
          levels: [t('strength.0'), t('strength.1'), t('strength.2'), t('strength.3'), t('strength.4')],
          rules: passwordRules.map(({ code, holds }) => ({ label: t(`rule.${code}`), holds })),
        }}
      />
      <PasswordField
        {...register('passwordConfirmation')}
        {...toggle}
        label={t('passwordConfirmation')}
        autoComplete="new-password"
        error={errorOf('passwordConfirmation')}
      />
      <div>
        <Checkbox {...register('terms')} label={t('terms')} error={errorOf('terms')} />
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
