import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from 'shared-ui/domain/phone/phone-field.tsx';
import { EmailField } from 'shared-ui/domain/account/email-field.tsx';
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

/** The country chosen for the phone, which is not sent. */
export interface PhoneCountry {
  phoneCountry?: string | undefined;
}

interface ContactFieldsProps<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly errorOf: (name: string) => string | undefined;
  /** The country of the person, where the form has it. */
  readonly given?: string | undefined;
  readonly children?: ReactNode;
}

/** Contact details: e-mail, an optional second e-mail (`children`), and the phone with its country. */
export function ContactFields<Values extends FieldValues & PhoneCountry, Output>({
  form,
  errorOf,
  given,
  children,
}: ContactFieldsProps<Values, Output>) {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <EmailField
        {...form.register('email' as Path<Values>)}
        required
        label={t(children === undefined ? 'email' : 'firstEmail')}
        autoComplete="email"
        error={errorOf('email')}
      />
      {children}
      <PhoneField
        form={form}
        name={'phone' as Path<Values>}
        given={given}
        required
        label={t('phone')}
        errorOf={errorOf}
      />
    </>
  );
}
