import { type FormEvent, useState } from 'react';
import type { Words } from '../appointments/words.ts';
import { changePasswordInput, type ChangePasswordInput } from 'shared-contracts/schemas/session';
import { passwordRules, passwordStrength } from 'shared-contracts/schemas/password';
import type { Problem } from 'shared-contracts/schemas/wire';
import { getDotPath, safeParse } from 'valibot';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorSummary } from '../../primitives/error-summary/error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './change-password-form.module.css';

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;
type Field = (typeof fields)[number];
/** The first code of each field, and of the whole under `form`. */
type Codes = Partial<Record<Field | 'form', string>>;

const firstOf = (entries: readonly (readonly [string, string])[]): Codes => {
  const codes: Codes = {};
  for (const [name, code] of entries) codes[fields.find((field) => field === name) ?? 'form'] ??= code;
  return codes;
};

/** A refusal of the API at the fields that it concerns. */
const codesOf = (problem: Problem): Codes =>
  problem.code === 'CREDENTIALS_INVALID'
    ? { currentPassword: problem.code }
    : firstOf(
        problem.errors.length > 0
          ? problem.errors.map(({ pointer, code }) => [pointer.slice(1), code] as const)
          : [['form', problem.code]],
      );

export interface ChangePasswordFormProps {
  readonly words: Words;
  /** The words of an error code. */
  readonly errorText: (code: string) => string;
  /** Answers the problem, null when the password is changed; the form is then empty again. */
  readonly onSubmit: (input: ChangePasswordInput) => Promise<Problem | null>;
}

/** Current password, new password with its strength, confirmation. Nothing typed is kept anywhere. */
export function ChangePasswordForm({ words, errorText, onSubmit }: ChangePasswordFormProps) {
  const [codes, setCodes] = useState<Codes>({});
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  // A new key empties the form: the inputs hold their own values.
  const [version, setVersion] = useState(0);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = safeParse(changePasswordInput, Object.fromEntries(new FormData(event.currentTarget)));
    setAttempts((count) => count + 1);
    if (!result.success) {
      setCodes(firstOf(result.issues.map((issue) => [getDotPath(issue) ?? 'form', issue.message] as const)));
      return;
    }
    setSending(true);
    const problem = await onSubmit(result.output).finally(() => setSending(false));
    setCodes(problem ? codesOf(problem) : {});
    if (!problem) setVersion((count) => count + 1);
  };
  // The person is signed in: only the password can be wrong.
  const write = (name: string, code: string) => {
    if (code === 'REQUIRED' && name !== 'form') return words(`required.${name}`);
    return code === 'CREDENTIALS_INVALID' ? words('wrong') : errorText(code);
  };
  const textOf = (name: keyof Codes) => {
    const code = codes[name];
    return code === undefined ? undefined : write(name, code);
  };
  const common = { showLabel: words('show'), hideLabel: words('hide'), required: true };
  return (
    <form key={version} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary
        title={words('problem')}
        errors={Object.entries(codes).map(([name, code]) => ({
          fieldId: name === 'form' ? undefined : name,
          message: write(name, code),
        }))}
        focusKey={attempts}
      />
      <PasswordField
        {...common}
        name="currentPassword"
        label={words('current')}
        autoComplete="current-password"
        error={textOf('currentPassword')}
      />
      <PasswordField
        {...common}
        name="password"
        label={words('new')}
        autoComplete="new-password"
        error={textOf('password')}
        strength={{
          measure: passwordStrength,
          levels: [words('levels.0'), words('levels.1'), words('levels.2'), words('levels.3'), words('levels.4')],
          metLabel: words('met'),
          unmetLabel: words('unmet'),
          countMet: (met) => words('countMet', { met, total: passwordRules.length }),
          rules: passwordRules.map(({ code, holds }) => ({ label: words(`rules.${code}`), holds })),
        }}
      />
      <PasswordField
        {...common}
        name="passwordConfirmation"
        label={words('confirmation')}
        autoComplete="new-password"
        error={textOf('passwordConfirmation')}
      />
      <div>
        <Button type="submit" isLoading={isSending} loadingLabel={words('working')}>
          {words('submit')}
        </Button>
      </div>
    </form>
  );
}
