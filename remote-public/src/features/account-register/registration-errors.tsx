import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

/** Codes whose messages need the name of their field. */
const needFieldName = new Set(['INVALID', 'TOO_LONG', 'TOO_SHORT', 'NAME_INVALID']);

interface RegistrationErrorsProps {
  readonly errors: FieldErrors<FieldValues>;
  readonly submitCount: number;
  /** The fields in page order. */
  readonly order: readonly string[];
  /** The message of a code at a field. */
  readonly messageOf: (code: string, name: string) => string;
  /** Link to the sign-in page. */
  readonly signIn: string;
}

/**
 * The error summary of a registration: entries name their fields, in page order; a known e-mail gets a sign-in link.
 */
export function RegistrationErrors({ errors, submitCount, order, signIn, messageOf }: RegistrationErrorsProps) {
  const { t } = useTranslation(['remote-public/register', 'remote-public/common']);
  const fieldNames: Readonly<Record<string, string>> = {
    kind: t('kind.legend'),
    terms: t('readTerms'),
    ...(order.includes('secondaryEmail') ? { email: t('firstEmail') } : {}),
  };
  const sorted = Object.fromEntries(
    ['root', ...order].flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
  const translate = (code: string, name: string) => {
    const message = messageOf(code, name);
    if (message === '' || !needFieldName.has(code)) return message;
    const field = fieldNames[name] ?? t(name as ParseKeys<'remote-public/register'>);
    return t('summaryItem', { ns: 'remote-public/common', field, message });
  };
  return (
    <>
      <FormErrors
        title={t('problem', { ns: 'remote-public/common' })}
        errors={sorted}
        translate={translate}
        submitCount={submitCount}
      />
      {errors['email']?.message === 'EMAIL_TAKEN' ? (
        <Notice live="polite" action={<Link to={signIn}>{t('emailTaken.link')}</Link>}>
          {t('emailTaken.text')}
        </Notice>
      ) : null}
    </>
  );
}
