import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordRules, passwordStrength } from 'shared-contracts/schemas/password';
import { PasswordField } from 'shared-ui/domain/account/password/password-field.tsx';

export interface NewPasswordFieldsProps {
  readonly register: (name: 'password' | 'passwordConfirmation') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
  readonly labels: Readonly<Record<'password' | 'passwordConfirmation', string>>;
}

/** A password to be chosen, with its strength and rules (specification, section 5), and its confirmation. */
export function NewPasswordFields({ register, errorOf, labels }: NewPasswordFieldsProps) {
  const { t } = useTranslation('remote-public/password');
  const common = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password', required: true };
  return (
    <>
      <PasswordField
        {...register('password')}
        {...common}
        label={labels.password}
        error={errorOf('password')}
        strength={{
          measure: passwordStrength,
          levels: [t('levels.0'), t('levels.1'), t('levels.2'), t('levels.3'), t('levels.4')],
          metLabel: t('met'),
          unmetLabel: t('unmet'),
          countMet: (met) => t('countMet', { met, total: passwordRules.length }),
          rules: passwordRules.map(({ code, holds }) => ({ label: t(`rules.${code}`), holds })),
        }}
      />
      <PasswordField
        {...register('passwordConfirmation')}
        {...common}
        label={labels.passwordConfirmation}
        error={errorOf('passwordConfirmation')}
      />
    </>
  );
}
