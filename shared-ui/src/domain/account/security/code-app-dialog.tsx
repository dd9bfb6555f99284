import { useMemo, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { typedText } from '../typed-text.ts';
import { FormDialog } from '../../../primitives/dialog/form-dialog.tsx';
import { Field } from '../../../primitives/field/field.tsx';
import { qrPath } from '../../../primitives/qr-code/qr-path.ts';
import { confirmCodeApp } from '../account-calls.ts';
import type { AccountView } from '../account-view.ts';
import styles from './account-security.module.css';

export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
}

interface CodeAppDialogProps {
  readonly view: Pick<AccountView, 'security' | 'confirm'>;
  readonly secret: AppSecret;
  readonly onConfirmed: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

/** The secret for the app, as a QR code drawn here and as text; a first code proves that it has it. */
export function CodeAppDialog({
  view: { security, confirm },
  secret: { secret, uri },
  onConfirmed,
  onClose,
}: CodeAppDialogProps) {
  const { http } = usePlatform();
  const errorText = useErrorText();
  const { size, path } = useMemo(() => qrPath(uri), [uri]);
  const [code, setCode] = useState<string>();
  const handleSubmit = async (form: HTMLFormElement) => {
    const typed = typedText(new FormData(form), 'code');
    if (typed === '') return setCode('REQUIRED');
    try {
      await onConfirmed(await confirmCodeApp(http, typed));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setCode(error.code);
    }
  };
  const message = code === undefined ? undefined : code === 'REQUIRED' ? security('app.required') : errorText(code);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="medium"
      title={security('app.add')}
      submitLabel={security('app.confirm')}
      cancelLabel={confirm('cancel')}
      problems={{ title: confirm('problem'), items: message ? [{ fieldId: 'code', message }] : [] }}
      onSubmit={handleSubmit}
    >
      <div className={styles.qr}>
        <p>{security('app.scan')}</p>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={security('app.qr')} shapeRendering="crispEdges">
          <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
          <path fill="#000" d={path} />
        </svg>
        <p>
          {security('app.type')}{' '}
          <span translate="no" className={styles.secret}>
            {secret.replace(/(?<group>.{4})(?=.)/gu, '$<group> ')}
          </span>
        </p>
      </div>
      <Field
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        label={security('app.code')}
        error={message}
      />
    </FormDialog>
  );
}
