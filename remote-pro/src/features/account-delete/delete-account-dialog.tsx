import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { PasswordField } from 'shared-ui/domain/account/password-field.tsx';
import { unknown } from 'valibot';

/** Confirms deleting the account, with the text of the specification and the password, which is never stored. */
export function DeleteAccountDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('remote-pro/frame');
  const { http, session, toast } = usePlatform();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [code, setCode] = useState<string>();
  const own: Readonly<Record<string, string>> = {
    CREDENTIALS_INVALID: t('delete.wrong'),
    REQUIRED: t('delete.required'),
  };
  const error = code && (own[code] ?? errorText(code));
  const handleClose = () => {
    setCode(undefined);
    onClose();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const password = new FormData(form).get('password');
    if (typeof password !== 'string' || password === '') return setCode('REQUIRED');
    try {
      await http.request('DELETE', '/auth/account', unknown(), { body: { password } });
      await session.end();
      toast.success(t('delete.done'));
      await navigate(href('/'));
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      setCode(problem.code);
    }
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={handleClose}
      role="alertdialog"
      title={t('delete.title')}
      submitLabel={t('delete.submit')}
      cancelLabel={t('cancel')}
      tone="danger"
      problems={{ title: t('delete.problem'), items: error ? [{ fieldId: 'password', message: error }] : [] }}
      onSubmit={handleSubmit}
    >
      <p>{t('delete.text')}</p>
      <PasswordField
        name="password"
        required
        label={t('delete.password')}
        showLabel={t('delete.show')}
        hideLabel={t('delete.hide')}
        autoComplete="current-password"
        error={error}
      />
    </FormDialog>
  );
}
