import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { forgotInput, mailQueued, type ForgotInput } from 'shared-contracts/schemas/sign-in';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { EmailField } from 'shared-ui/domain/account/email-field.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { focusIfLost } from '../../forms/focus-if-lost.ts';
import { oneOf } from 'shared-contracts/schemas/wire';
import { LocalMailboxLink } from '../../account/local-mailbox-link.tsx';
import styles from './password-reset.module.css';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

const answer = oneOf(mailQueued);

/**
 * Requests a link by either e-mail of an account. The response does not reveal whether the account exists (POST
 * /auth/forgot).
 */
export function RequestLinkForm() {
  const { t } = useTranslation(['remote-public/reset', 'remote-public/common']);
  const common = { ns: 'remote-public/common' } as const;
  const { http } = usePlatform();
  const { textOf } = useProblemMessages();
  const [sent, setSent] = useState<{ readonly to: string; readonly hasLocalMailbox: boolean } | null>(null);
  const form = useForm<ForgotInput>({
    resolver: valibotResolver<ForgotInput, unknown, ForgotInput>(forgotInput),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form);
  const { errors, submitCount, isSubmitting } = form.formState;

  const ask = form.handleSubmit(async (values) => {
    try {
      const { data } = await http.request('POST', '/auth/forgot', answer, { body: values });
      draft.clear();
      setSent({ to: values.email, ...data });
    } catch (error) {
      form.setError('root', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
    }
  });
  if (sent !== null)
    return (
      <Notice
        tone="success"
        live="polite"
        title={t('sent.title')}
        action={
          <Button variant="secondary" ref={focusIfLost} onClick={() => setSent(null)}>
            {t('sent.again')}
          </Button>
        }
      >
        <p>{t('sent.text', { email: shownEmail(sent.to) })}</p>
        <p className={styles.hint}>{t('sent.hint')}</p>
        {sent.hasLocalMailbox ? <LocalMailboxLink /> : null}
      </Notice>
    );
  const { ref, ...email } = form.register('email');
  const messageOf = (code: string) => (code === 'REQUIRED' ? t('required.email') : textOf(code));
  return (
    <form method="post" noValidate onSubmit={(event) => void ask(event)}>
      <FormErrors title={t('problem', common)} errors={errors} translate={messageOf} submitCount={submitCount} />
      <EmailField
        {...email}
        required
        ref={(field) => {
          ref(field);
          if (submitCount > 0) focusIfLost(field);
        }}
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="username"
        error={fieldMessage(errors, 'email', messageOf)}
      />
      <Button type="submit" block isLoading={isSubmitting} loadingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
