import { valibotResolver } from '@hookform/resolvers/valibot';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import type { SecondStepChallenge } from 'shared-contracts/schemas/second-step';
import { loginInput } from 'shared-contracts/schemas/sign-in';
import { sessionAnswer, type SessionAnswer } from 'shared-contracts/schemas/session';
import { oneOf } from 'shared-contracts/schemas/wire';
import { challengeOf } from 'shared-ui/domain/second-step/challenge-of.ts';
import { LazySecondStep } from 'shared-ui/domain/second-step/lazy-second-step.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { EmailField } from 'shared-ui/domain/account/email-field.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { PasswordField } from 'shared-ui/domain/account/password/password-field.tsx';
import { omit } from 'valibot';
import { allowedReturnPath } from '../../account/allowed-return-path.ts';

export type AccountKind = 'client' | 'professional';

/** A missing required field has a message that names it. */
type RequiredKey = Extract<ParseKeys<'remote-public/sign-in'>, `required.${string}`>;

const credentials = omit(loginInput, ['role']);
const answer = oneOf(sessionAnswer);

interface SignInFormProps {
  readonly accountKind: AccountKind;
  /** Where a person goes on to. */
  readonly next: string;
  /** Path of the other role’s sign-in page. */
  readonly otherSignIn: string;
}

/** E-mail and password. The role is sent along, so that a person on the wrong page gets a link to theirs. */
export function SignInForm({ accountKind, next, otherSignIn }: SignInFormProps) {
  const { t } = useTranslation(['remote-public/sign-in', 'remote-public/common']);
  const { http, session } = usePlatform();
  const { textOf } = useProblemMessages();
  const navigate = useNavigate();
  const [isWrongRole, setWrongRole] = useState(false);
  const [challenge, setChallenge] = useState<SecondStepChallenge>();
  /** Why the person is back at the password. */
  const [ended, setEnded] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    resolver: valibotResolver(credentials),
    defaultValues: { email: '', password: '' },
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form);
  const { errors, submitCount, isSubmitting } = form.formState;

  const common = { ns: 'remote-public/common' } as const;
  const messageOf = (code: string, name: string) =>
    code === 'REQUIRED' ? t(`required.${name}` as RequiredKey) : textOf(code);

  const start = async (data: SessionAnswer) => {
    draft.clear();
    session.start(data);
    // An operator has no area: without another way back, this page says so.
    const to = data.user.role === 'operator' ? allowedReturnPath('operator', next) : next;
    if (to !== undefined) await navigate(to, { replace: true });
  };
  const open = async (path: '/auth/login' | '/auth/second-step' | '/auth/passkey', body: object) =>
    start((await http.request('POST', path, answer, { body })).data);
  const fail = (error: unknown) => {
    const code = error instanceof ProblemError ? error.code : 'INTERNAL';
    if (code === 'WRONG_ROLE') setWrongRole(true);
    else form.setError('root', { message: code });
  };
  const signIn = form.handleSubmit(async (values) => {
    setWrongRole(false);
    setEnded(undefined);
    try {
      await open('/auth/login', { ...values, role: accountKind });
    } catch (error) {
      const asked = challengeOf(error);
      if (asked) setChallenge(asked);
      else fail(error);
    }
  });
  const handlePasskey = async () => {
    setWrongRole(false);
    form.clearErrors();
    setAsking(true);
    try {
      const { askPasskey } = await import(
        /* webpackChunkName: "ask-passkey" */ 'shared-ui/domain/second-step/ask-passkey.ts'
      );
      const proof = await askPasskey(http);
      // Undefined when the person has chosen none: nothing has failed.
      if (proof) await open('/auth/passkey', { ...proof, role: accountKind });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'SECOND_STEP_INVALID') setEnded(t('passkeyUnknown'));
      else fail(error);
    } finally {
      setAsking(false);
    }
  };
  if (challenge)
    return (
      <LazySecondStep
        challenge={challenge}
        onProof={(proof) => open('/auth/second-step', { token: challenge.token, proof })}
        onEnded={(message) => {
          setChallenge(undefined);
          setEnded(message);
        }}
        onBack={() => setChallenge(undefined)}
      />
    );
  return (
    <form method="post" noValidate onSubmit={(event) => void signIn(event)}>
      <FormErrors title={t('problem', common)} errors={errors} translate={messageOf} submitCount={submitCount} />
      {ended === undefined ? null : (
        <Notice tone="warning" live="assertive">
          {ended}
        </Notice>
      )}
      {isWrongRole ? (
        <Notice
          tone="warning"
          live="assertive"
          action={<Link to={otherSignIn}>{t(`wrongRole.${accountKind}Link`)}</Link>}
        >
          {t(`wrongRole.${accountKind}`)}
        </Notice>
      ) : null}
      <EmailField
        {...form.register('email')}
        required
        label={t('email')}
        autoComplete="username"
        error={fieldMessage(errors, 'email', (code) => messageOf(code, 'email'))}
      />
      <PasswordField
        {...form.register('password')}
        required
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword', common)}
        hideLabel={t('hidePassword', common)}
        error={fieldMessage(errors, 'password', (code) => messageOf(code, 'password'))}
      />
      <Button type="submit" block isLoading={isSubmitting} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <Button
        variant="secondary"
        block
        isLoading={isAsking}
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void handlePasskey()}
      >
        {t('passkey')}
      </Button>
    </form>
  );
}
