import { type ReactNode, useState } from 'react';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { PasswordField } from './password-field.tsx';
import { useProof } from '../../second-step/use-proof.tsx';
import type { TranslateConfirmation } from '../../texts/translate.ts';
import { FormDialog } from '../../../primitives/dialog/form-dialog.tsx';

/** Error codes by the name of the field; `root` for the whole. */
export type Faults = Readonly<Record<string, string>>;

interface PasswordDialogProps {
  readonly translate: TranslateConfirmation;
  readonly title: string;
  readonly submitLabel: string;
  readonly tone?: 'danger' | undefined;
  readonly role?: 'alertdialog' | undefined;
  /** Text or fields before the password; `errorOf` has the message of a field. */
  readonly children?: ((errorOf: (field: string) => string | undefined) => ReactNode) | undefined;
  /** Faults of the other fields, before anything is sent. */
  readonly check?: ((data: FormData) => Faults) | undefined;
  /** Closes it when it resolves; a ProblemError is shown at its field. */
  readonly onConfirm: (password: string, data: FormData) => Promise<void>;
  /** The message of another failure, such as a refused passkey. */
  readonly failureText?: string | undefined;
  readonly onClose: () => void;
}

const faultsOf = ({ code, problem: { errors } }: ProblemError): Faults =>
  errors.length === 0
    ? { [code === 'CREDENTIALS_INVALID' ? 'password' : 'root']: code }
    : Object.fromEntries(errors.map((error) => [error.pointer.slice(1), error.code]));

/** A change that takes the password and, where it is on, the second step. Open while mounted: no password outlives it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { translate, title, submitLabel, tone, role, check, onConfirm, onClose } = props;
  const errorText = useErrorText();
  const { withProof, proofDialog } = useProof({ title: translate('proof'), closeLabel: translate('cancel') });
  const [faults, setFaults] = useState<Faults>({});
  const own: Faults = { CREDENTIALS_INVALID: translate('wrong'), FAILED: props.failureText ?? '' };
  const textOf = (field: string, code: string) =>
    field === 'password' && code === 'REQUIRED' ? translate('required') : (own[code] ?? errorText(code));
  const errorOf = (field: string) => {
    const code = faults[field];
    return code === undefined ? undefined : textOf(field, code);
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const given = data.get('password');
    const password = typeof given === 'string' ? given : '';
    const found = { ...check?.(data), ...(password === '' ? { password: 'REQUIRED' } : {}) };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    try {
      await withProof(() => onConfirm(password, data));
    } catch (error) {
      if (error instanceof ProblemError) setFaults(faultsOf(error));
      else if (props.failureText === undefined) throw error;
      else setFaults({ root: 'FAILED' });
    }
  };
  const items = Object.entries(faults).map(([field, code]) => ({
    fieldId: field === 'root' ? undefined : field,
    message: textOf(field, code),
  }));
  return (
    <>
      <FormDialog
        isOpen
        onClose={onClose}
        role={role}
        title={title}
        submitLabel={submitLabel}
        cancelLabel={translate('cancel')}
        tone={tone}
        problems={{ title: translate('problem'), items }}
        onSubmit={handleSubmit}
      >
        {props.children?.(errorOf)}
        <PasswordField
          name="password"
          required
          label={translate('password')}
          showLabel={translate('show')}
          hideLabel={translate('hide')}
          autoComplete="current-password"
          error={errorOf('password')}
        />
      </FormDialog>
      {proofDialog}
    </>
  );
}
