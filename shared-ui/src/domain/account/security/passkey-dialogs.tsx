import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { passkeyName, type Passkey } from 'shared-contracts/schemas/second-step';
import { deviceName, deviceOf } from './device-of.ts';
import { typedText } from '../typed-text.ts';
import { FormDialog } from '../../../primitives/dialog/form-dialog.tsx';
import { Field } from '../../../primitives/field/field.tsx';
import { safeParse } from 'valibot';
import { PasswordDialog } from '../password/password-dialog.tsx';
import type { AccountView } from '../account-view.ts';
import { addPasskey, renamePasskey } from '../account-calls.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../../primitives/field/use-limit-text.ts';

/** The code of a fault of the name, if any. */
const nameFault = (data: FormData): string | undefined => safeParse(passkeyName, data.get('name')).issues?.[0].message;

interface AddProps {
  readonly view: AccountView;
  /** Called with the recovery codes, if it is the first second step. */
  readonly onAdded: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Name and password, then the browser makes the passkey. */
export function AddPasskeyDialog({ view: { security, confirm }, onAdded, onClose }: AddProps) {
  const { http } = usePlatform();
  return (
    <PasswordDialog
      translate={confirm}
      title={security('passkey.add')}
      submitLabel={security('passkey.make')}
      failureText={security('passkey.failed')}
      check={(data): Record<string, string> => {
        const name = nameFault(data);
        return name === undefined ? {} : { name };
      }}
      onConfirm={async (password, data) => onAdded(await addPasskey(http, typedText(data, 'name'), password))}
      onClose={onClose}
    >
      {(errorOf) => (
        <Field
          name="name"
          limit={textLimits.passkeyName}
          required
          autoComplete="off"
          label={security('passkey.name')}
          defaultValue={deviceName(deviceOf(navigator.userAgent), security('passkey.unnamed'))}
          error={errorOf('name')}
        />
      )}
    </PasswordDialog>
  );
}

interface RenameProps {
  readonly view: AccountView;
  readonly passkey: Passkey;
  readonly onRenamed: () => Promise<void>;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({
  view: { security, confirm },
  passkey: { id, name },
  onRenamed,
  onClose,
}: RenameProps) {
  const { http } = usePlatform();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const [fault, setFault] = useState<{ readonly code: string; readonly isOfField: boolean; readonly typed?: string }>();
  const handleSubmit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const code = nameFault(data);
    if (code !== undefined) return setFault({ code, isOfField: true, typed: typedText(data, 'name') });
    try {
      await renamePasskey(http, id, typedText(data, 'name'));
      await onRenamed();
    } catch (error) {
      setFault({ code: error instanceof ProblemError ? error.code : 'INTERNAL', isOfField: false });
    }
  };
  const message =
    fault && ((fault.isOfField && limitText(textLimits.passkeyName, fault.typed)) || errorText(fault.code));
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={security('passkey.rename')}
      submitLabel={security('passkey.save')}
      cancelLabel={confirm('cancel')}
      problems={{
        title: confirm('problem'),
        items: fault && message ? [{ fieldId: fault.isOfField ? 'name' : undefined, message }] : [],
      }}
      onSubmit={handleSubmit}
    >
      <Field
        name="name"
        limit={textLimits.passkeyName}
        required
        autoComplete="off"
        label={security('passkey.name')}
        defaultValue={name}
        error={fault?.isOfField ? message : undefined}
      />
    </FormDialog>
  );
}
