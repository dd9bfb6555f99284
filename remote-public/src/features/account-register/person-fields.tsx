import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared-ui/field/field';
import styles from './register.module.css';

interface FieldsProps<Name extends string> {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}

/** Who somebody is: the same at both registrations. */
export function NameFields({ register, errorOf }: FieldsProps<'lastName' | 'firstNames'>) {
  const { t } = useTranslation('remote-public/register');
  return (
    <div className={styles.pair}>
      <Field {...register('lastName')} label={t('lastName')} autoComplete="family-name" error={errorOf('lastName')} />
      <Field
        {...register('firstNames')}
        label={t('firstNames')}
        autoComplete="given-name"
        error={errorOf('firstNames')}
      />
    </div>
  );
}

/** How somebody is reached: the e-mail, the second one that `children` may ask for (then both have a number), the phone. */
export function ContactFields({
  register,
  errorOf,
  children,
}: FieldsProps<'email' | 'phone'> & { readonly children?: ReactNode }) {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <Field
        {...register('email')}
        type="email"
        label={t(children === undefined ? 'email' : 'firstEmail')}
        hint={t('emailHint')}
        autoComplete="email"
        error={errorOf('email')}
      />
      {children}
      <Field
        {...register('phone')}
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        autoComplete="tel"
        error={errorOf('phone')}
      />
    </>
  );
}
