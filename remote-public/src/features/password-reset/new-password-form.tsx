import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { resetInput, type ResetInput } from 'shared-contracts/schemas/new-password';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { unknown } from 'valibot';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';

/** A missing required field has a message that names it. */
type RequiredKey = Extract<ParseKeys<'remote-public/reset'>, `required.${string}`>;

const isRefused = (error: unknown): boolean => error instanceof ProblemError && error.code === 'RESET_INVALID';

interface NewPasswordFormProps {
  readonly token: string;
  /** The token is no longer valid. */
  readonly onRefused: () => void;
}

/**
 * Sets the password with a mailed token (POST /auth/reset), which ends every session, including this browser's. The
 * token is checked on opening; if that fails the form is shown, and submitting checks it.
 */
export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation(['remote-public/reset', 'remote-public/common']);
  const common = { ns: 'remote-public/common' } as const;
  const { http, session } = usePlatform();
  const { textOf } = useProblemMessages();
  const navigate = useNavigate();
  const form = useForm<ResetInput>({
    resolver: valibotResolver<ResetInput, unknown, ResetInput>(resetInput),
    defaultValues: { token, password: '', passwordConfirmation: '' },
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const labels = { password: t('password'), passwordConfirmation: t('passwordConfirmation') };

  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const stop = new AbortController();
    http
      .request('POST', '/auth/reset/check', unknown(), { body: { token }, signal: stop.signal })
      .catch((error: unknown) => {
        if (isRefused(error)) refuse();
      });
    return () => stop.abort();
  }, [http, token]);

  const save = form.handleSubmit(async (body) => {
    try {
      await http.request('POST', '/auth/reset', unknown(), { body });
    } catch (error) {
      if (isRefused(error)) onRefused();
      else form.setError('root', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
      return;
    }
    await navigate('/reset-pw?done=1', { replace: true });
    // Afterwards: the page of somebody who signs out begins anew, and would check the link that has just been used.
    if (session.user !== null) await session.end();
  });
  const messageOf = (code: string, name: string) =>
    code === 'REQUIRED' && name in labels ? t(`required.${name}` as RequiredKey) : textOf(code);
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      <FormErrors title={t('problem', common)} errors={errors} translate={messageOf} submitCount={submitCount} />
      <NewPasswordFields
        register={form.register}
        errorOf={(name) => fieldMessage(errors, name, (code) => messageOf(code, name))}
        labels={labels}
      />
      <Button type="submit" block isLoading={isSubmitting} loadingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </form>
  );
}
