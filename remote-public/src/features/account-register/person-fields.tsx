import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { examplePhone } from 'shared-contracts/processes/read-phone';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import styles from './register.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface FieldsProps<Name extends string> {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}

/** Personal details, shared by both registrations. */
export function NameFields({ register, errorOf }: FieldsProps<'lastName' | 'firstNames'>) {
  const { t } = useTranslation('remote-public/register');
  return (
    <div className={styles.pair}>
      <Field
        {...register('lastName')}
        limit={textLimits.lastName}
        required
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf('lastName')}
      />
      <Field
        {...register('firstNames')}
        limit={textLimits.firstNames}
        required
        label={t('firstNames')}
        autoComplete="given-name"
        error={errorOf('firstNames')}
      />
    </div>
  );
}

/** Contact details: e-mail, an optional second e-mail (`children`), and the phone by the rules of a country. */
export function ContactFields({
  register,
  errorOf,
  country,
  children,
}: FieldsProps<'email' | 'phone'> & { readonly country: string; readonly children?: ReactNode }) {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <Field
        {...register('email')}
        required
        type="email"
        label={t(children === undefined ? 'email' : 'firstEmail')}
        autoComplete="email"
        error={errorOf('email')}
      />
      {children}
      <Field
        {...register('phone')}
        required
        type="tel"
        label={t('phone')}
        hint={t('phoneHint', { example: examplePhone(country) })}
        autoComplete="tel"
        error={errorOf('phone')}
      />
    </>
  );
}
