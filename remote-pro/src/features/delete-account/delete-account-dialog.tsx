import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { href } from 'shared-contracts/remote/paths';
import { Button } from 'shared-ui/button/button';
import { Dialog } from 'shared-ui/dialog/dialog';
import { PasswordField } from 'shared-ui/password-field/password-field';
import { unknown } from 'valibot';
import { useErrorText } from 'shared-contracts/platform/use-error-text';

/** Asks before the account is deleted, in the words of the specification, and for the password. */
export function DeleteAccountDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('remote-pro/frame');
  const formId = useId();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={t('delete.title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isSending}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
      <DeleteAccountForm id={formId} onSending={setSending} />
    </Dialog>
  );
}

/** Lives only while the dialog is open: a password is never kept. */
function DeleteAccountForm({
  id,
  onSending,
}: {
  readonly id: string;
  readonly onSending: (isSending: boolean) => void;
}) {
  const { t } = useTranslation('remote-pro/frame');
  const { http, session, toast } = usePlatform();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [code, setCode] = useState<string>();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') return setCode('REQUIRED');
    onSending(true);
    try {
      await http.request('DELETE', '/auth/account', unknown(), { body: { password } });
      await session.end();
      toast.success(t('delete.done'));
      await navigate(href('/'));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setCode(error.code);
    } finally {
      onSending(false);
    }
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <PasswordField
        name="password"
        label={t('delete.password')}
        showLabel={t('delete.show')}
        hideLabel={t('delete.hide')}
        autoComplete="current-password"
        error={code === 'CREDENTIALS_INVALID' ? t('delete.wrong') : code && errorText(code)}
      />
    </form>
  );
}
