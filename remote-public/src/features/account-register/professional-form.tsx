import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch, type DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { signInPath } from 'shared-contracts/remote/return-path';
import { professionalRegistration, type ProfessionalRegistration } from 'shared-contracts/schemas/registration';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { phoneResolver } from 'shared-ui/domain/phone/phone-resolver.ts';
import { EmailField } from 'shared-ui/domain/account/email-field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { InferOutput } from 'valibot';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';
import { AccountFields } from './account-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { ContactFields, NameFields, type PhoneCountry } from './person-fields.tsx';
import { PracticeFields } from './practice-fields.tsx';
import styles from './register.module.css';
import { RegistrationErrors } from './registration-errors.tsx';
import { useRegistration } from './use-registration.ts';
import { useRegistrationMessage } from './use-registration-message.ts';

type Registered = InferOutput<typeof professionalRegistration>;
type Typed = ProfessionalRegistration & PhoneCountry;

const empty: DefaultValues<Typed> = {
  role: 'professional',
  kind: 'individual',
  companyName: '',
  lastName: '',
  firstNames: '',
  country: '',
  city: '',
  email: '',
  secondaryEmail: '',
  phone: '',
  phoneCountry: '',
  password: '',
  passwordConfirmation: '',
};

const order = [
  'kind',
  'companyName',
  'lastName',
  'firstNames',
  'profession',
  'country',
  'city',
  'email',
  'secondaryEmail',
  'phoneCountry',
  'phone',
  'password',
  'passwordConfirmation',
  'terms',
];

/** First step of a professional's registration: account and identity. The documents come later. */
export function ProfessionalForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const { t } = useTranslation('remote-public/register');
  const { session } = usePlatform();
  const [search] = useSearchParams();
  const signIn = signInPath('professional', allowedReturnPath('professional', search.get('next')));
  const form = useForm<Typed, unknown, Registered>({
    resolver: phoneResolver(valibotResolver<Typed, unknown, Registered>(professionalRegistration), {
      name: 'phone',
      given: ({ country }) => country,
    }),
    defaultValues: empty,
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form);
  const send = useRegistration(form);
  const [kind, country] = useWatch({ control: form.control, name: ['kind', 'country'] });
  const { errors, submitCount, isSubmitting } = form.formState;
  const messageOf = useRegistrationMessage(form.getValues);
  const errorOf = (name: string) => fieldMessage(errors, name, (code) => messageOf(code, name));
  const { register } = form;

  const submit = form.handleSubmit(async (values) => {
    const answer = await send(values);
    if (answer === null) return;
    draft.clear();
    session.start(answer);
    onRegistered();
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      {draft.isRestored ? <Notice>{t('restored')}</Notice> : null}
      <RegistrationErrors {...{ errors, submitCount, order, signIn, messageOf }} />
      <KindFields register={register} errorOf={errorOf} isFirm={kind === 'legal_entity'} />
      <h2 className={styles.group}>{t('groups.identity')}</h2>
      <NameFields register={register} errorOf={errorOf} />
      <h2 className={styles.group}>{t('groups.practice')}</h2>
      <PracticeFields register={register} errorOf={errorOf} />
      <h2 className={styles.group}>{t('groups.account')}</h2>
      <ContactFields form={form} errorOf={errorOf} given={country}>
        <EmailField
          {...register('secondaryEmail')}
          required
          label={t('secondaryEmail')}
          hint={t('secondaryEmailHint')}
          autoComplete="off"
          error={errorOf('secondaryEmail')}
        />
      </ContactFields>
      <AccountFields register={register} errorOf={errorOf} />
      <Button type="submit" block isLoading={isSubmitting} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p>
        {t('haveAccount')} <Link to={signIn}>{t('signIn')}</Link>
      </p>
    </form>
  );
}
