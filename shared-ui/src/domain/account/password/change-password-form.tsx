import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TranslatePassword } from '../../texts/translate.ts';
import { changePasswordInput, type ChangePasswordInput } from 'shared-contracts/schemas/new-password';
import { passwordRules, passwordStrength } from 'shared-contracts/schemas/password';
import type { Problem } from 'shared-contracts/schemas/wire';
import { Button } from '../../../primitives/button/button.tsx';
import { FormErrors } from '../../../primitives/form-errors/form-errors.tsx';
import { fieldMessage } from '../../../primitives/form-errors/field-messages.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './change-password-form.module.css';

const empty: ChangePasswordInput = { currentPassword: '', password: '', passwordConfirmation: '' };

const isField = (name: string): name is keyof ChangePasswordInput => Object.hasOwn(empty, name);

/** An API rejection, by field; `root` for the whole form. */
const codesOf = ({ code, errors }: Problem): (readonly [keyof ChangePasswordInput | 'root', string])[] => {
  if (code === 'CREDENTIALS_INVALID') return [['currentPassword', code]];
  const ofFields = errors.map(({ pointer, code: fieldCode }) => {
    const name = pointer.slice(1);
    return [isField(name) ? name : 'root', fieldCode] as const;
  });
  return ofFields.length > 0 ? ofFields : [['root', code]];
};

export interface ChangePasswordFormProps {
  readonly translate: TranslatePassword;
  /** Translates an error code. */
  readonly errorText: (code: string) => string;
  /** Returns the problem, or null when the password is changed; the form is then cleared. */
  readonly onSubmit: (input: ChangePasswordInput) => Promise<Problem | null>;
}

/** Current password, new password with its strength, confirmation. Passwords are never drafted. */
export function ChangePasswordForm({ translate, errorText, onSubmit }: ChangePasswordFormProps) {
  const form = useForm<ChangePasswordInput>({
    resolver: valibotResolver<ChangePasswordInput, unknown, ChangePasswordInput>(changePasswordInput),
    defaultValues: empty,
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  // The strength of the new password is local state of its field.
  const [version, setVersion] = useState(0);
  const submit = form.handleSubmit(async (input) => {
    const problem = await onSubmit(input);
    if (problem) return codesOf(problem).forEach(([name, message]) => form.setError(name, { message }));
    form.reset(empty);
    setVersion((count) => count + 1);
  });
  // The person is signed in: only the password can be wrong.
  const write = (code: string, name: string) => {
    if (code === 'REQUIRED' && isField(name)) return translate(`required.${name}`);
    return code === 'CREDENTIALS_INVALID' ? translate('wrong') : errorText(code);
  };
  const textOf = (name: keyof ChangePasswordInput) => fieldMessage(errors, name, (code) => write(code, name));
  const common = { showLabel: translate('show'), hideLabel: translate('hide'), required: true };
  return (
    <form key={version} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors title={translate('problem')} errors={errors} translate={write} submitCount={submitCount} />
      <PasswordField
        {...common}
        {...form.register('currentPassword')}
        label={translate('current')}
        autoComplete="current-password"
        error={textOf('currentPassword')}
      />
      <PasswordField
        {...common}
        {...form.register('password')}
        label={translate('new')}
        autoComplete="new-password"
        error={textOf('password')}
        strength={{
          measure: passwordStrength,
          levels: [
            translate('levels.0'),
            translate('levels.1'),
            translate('levels.2'),
            translate('levels.3'),
            translate('levels.4'),
          ],
          metLabel: translate('met'),
          unmetLabel: translate('unmet'),
          countMet: (met) => translate('countMet', { met, total: passwordRules.length }),
          rules: passwordRules.map(({ code, holds }) => ({ label: translate(`rules.${code}`), holds })),
        }}
      />
      <PasswordField
        {...common}
        {...form.register('passwordConfirmation')}
        label={translate('confirmation')}
        autoComplete="new-password"
        error={textOf('passwordConfirmation')}
      />
      <div>
        <Button type="submit" isLoading={isSubmitting} loadingLabel={translate('working')}>
          {translate('submit')}
        </Button>
      </div>
    </form>
  );
}
