import { useFormContext, type RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import type { ProfileField, ProfileForm } from './profile-form.ts';
import { useFieldText } from './use-field-text.ts';

/** Properties of a field of the profile: its label, its error, and its registration. */
export function useGroupField() {
  const { t } = useTranslation('remote-pro/profile');
  const { register, formState, getValues } = useFormContext<ProfileForm>();
  const { labelOf, textOf, messageOf, limitOf } = useFieldText(getValues);
  const errorOf = (name: string) =>
    fieldMessage(formState.errors, name, (code) =>
      code === 'INVALID' || code === 'NUMBER_INVALID' ? messageOf(code, name) : textOf(code, name),
    );
  const required = (name: ProfileField, options?: RegisterOptions<ProfileForm>) => ({
    label: labelOf(name),
    error: errorOf(name),
    limit: limitOf(name),
    required: true,
    ...register(name, options as RegisterOptions<ProfileForm, typeof name>),
  });
  const optional = (name: ProfileField) => ({
    label: labelOf(name),
    error: errorOf(name),
    limit: limitOf(name),
    optionalLabel: t('optional'),
    ...register(name),
  });
  return { required, optional, errorOf };
}
