import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { returnPath, signInPath } from 'shared-contracts/remote/return-path';
import { clientRegistration, type ClientRegistration } from 'shared-contracts/schemas/registration';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { phoneResolver } from 'shared-ui/domain/phone/phone-resolver.ts';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { InferOutput } from 'valibot';
import { dashboardOf } from '../../account/dashboard-of.ts';
import { AccountFields } from './account-fields.tsx';
import { ContactFields, NameFields, type PhoneCountry } from './person-fields.tsx';
import { RegistrationErrors } from './registration-errors.tsx';
import { useRegistration } from './use-registration.ts';
import { useRegistrationMessage } from './use-registration-message.ts';

type Registered = InferOutput<typeof clientRegistration>;
type Typed = ClientRegistration & PhoneCountry;

const empty: DefaultValues<Typed> = {
  role: 'client',
  lastName: '',
  firstNames: '',
  email: '',
  phone: '',
  phoneCountry: '',
  password: '',
  passwordConfirmation: '',
};

const order = ['lastName', 'firstNames', 'email', 'phoneCountry', 'phone', 'password', 'passwordConfirmation', 'terms'];

/** Registration of a client; signs in and returns to the previous page. */
export function ClientForm() {
  const { t } = useTranslation('remote-public/register');
  const { session } = usePlatform();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm<Typed, unknown, Registered>({
    resolver: phoneResolver(valibotResolver<Typed, unknown, Registered>(clientRegistration), { name: 'phone' }),
    defaultValues: empty,
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form);
  const register = useRegistration(form);
  const { errors, submitCount, isSubmitting } = form.formState;
  const messageOf = useRegistrationMessage((name) => form.getValues()[name as 'lastName']);
  const errorOf = (name: string) => fieldMessage(errors, name, (code) => messageOf(code, name));
  const next = returnPath(search.get('next'), dashboardOf('client'));
  const signIn = signInPath('client', search.get('next') === null ? undefined : next);

  const submit = form.handleSubmit(async (values) => {
    const answer = await register(values);
    if (answer === null) return;
    draft.clear();
    session.start(answer);
    await navigate(next, { replace: true });
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      {next.startsWith('/lawyers/booking/') ? <Notice>{t('client.booking')}</Notice> : null}
      {draft.isRestored ? <Notice>{t('restored')}</Notice> : null}
      <RegistrationErrors {...{ errors, submitCount, order, signIn, messageOf }} />
      <NameFields register={form.register} errorOf={errorOf} />
      <ContactFields form={form} errorOf={errorOf} />
      <AccountFields register={form.register} errorOf={errorOf} />
      <Button type="submit" block isLoading={isSubmitting} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p>
        {t('haveAccount')} <Link to={signIn}>{t('signIn')}</Link>
      </p>
    </form>
  );
}
