import { useState, type FormEvent } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { factorsStopped } from 'shared-contracts/schemas/mailed-link';
import { oneOf } from 'shared-contracts/schemas/wire';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { EmailChangeStep } from '../../account/use-email-change.ts';
import type french from '../../locales/fr/email-change.json';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

export interface EmailChangeProps {
  readonly step: EmailChangeStep;
  readonly token: string;
  readonly accountKind: 'client' | 'professional';
}

const answer = oneOf(factorsStopped);
const paths: Readonly<Record<EmailChangeStep, string>> = {
  confirm: '/auth/email-change/confirm',
  stop: '/auth/email-change/stop',
  recovery: '/auth/email-change/confirm',
  recoveryStop: '/auth/email-change/stop',
  factor: '/auth/factors/stop',
};

/** The page of a mailed link about another e-mail, or an added second step. A button acts, as programs that read mails open links too. */
export function EmailChangeView({
  step,
  token,
  accountKind,
  words,
}: EmailChangeProps & { readonly words: typeof french }) {
  const { http } = usePlatform();
  const errorText = useErrorText();
  const user = useSessionUser();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [email, setEmail] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const own = words[step];
  const isConfirming = step === 'confirm' || step === 'recovery';
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const { data } = await http.request('POST', paths[step], answer, { body: { token } });
      setEmail(data.email);
    } catch (error) {
      const { code, errors } =
        error instanceof ProblemError ? error.problem : ({ code: 'INTERNAL', errors: [] } as const);
      if (code === 'CONFIRMATION_INVALID') setInvalid(true);
      else setProblem(errors.some((one) => one.code === 'EMAILS_MUST_DIFFER') ? words.same : errorText(code));
    } finally {
      setSending(false);
    }
  };
  const title = isInvalid ? words.invalid : email === undefined ? own.title : own.done;
  const lead = isInvalid
    ? words.invalidText
    : email === undefined
      ? own.lead
      : own.doneLead.replace('{email}', shownEmail(email));
  const next = !isConfirming
    ? ([href('/reset-pw'), words.password] as const)
    : user?.role === 'professional'
      ? ([href('/pro/Compte'), words.account] as const)
      : ([signInPath(accountKind), words.signIn] as const);
  return (
    <>
      <title>{`${title} – Nimbia`}</title>
      <FormPage title={title} lead={lead}>
        {problem === undefined ? null : (
          <Notice tone="danger" live="assertive">
            {problem}
          </Notice>
        )}
        {isInvalid || email !== undefined ? (
          <p>
            <ButtonLink to={next[0]}>{next[1]}</ButtonLink>
          </p>
        ) : (
          <form method="post" onSubmit={(event) => void handleSubmit(event)}>
            <Button type="submit" block isLoading={isSending} variant={isConfirming ? 'primary' : 'danger'}>
              {own.submit}
            </Button>
          </form>
        )}
      </FormPage>
    </>
  );
}
