import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { phone } from 'shared-contracts/schemas/phone';
import { PhoneField } from 'shared-ui/domain/phone/phone-field.tsx';
import { phoneResolver } from 'shared-ui/domain/phone/phone-resolver.ts';
import { usePhoneText } from 'shared-ui/domain/phone/use-phone-text.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { object, type InferOutput } from 'valibot';
import styles from '../booking-view.module.css';
import { phoneDraft, type OwnPhone } from './use-own-phone.ts';

const schema = object({ phone });
type Chosen = InferOutput<typeof schema>;
type Typed = Chosen & { phoneCountry?: string | undefined };

/** Another number for the account, or the first that can be called from everywhere. */
export function PhoneForm({ own: { number, isUnread, isMissing, save, close } }: { readonly own: OwnPhone }) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = usePhoneText(useErrorText());
  const form = useForm<Typed, unknown, Chosen>({
    resolver: phoneResolver(valibotResolver<Typed, unknown, Chosen>(schema), { name: 'phone', stored: number }),
    defaultValues: { phone: formatPhone(number ?? ''), phoneCountry: '' },
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, phoneDraft);
  const { errors, submitCount, isSubmitting } = form.formState;
  const codeText = (code: string) => (code === 'REQUIRED' ? t('phone.required') : errorText(code));
  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await save(values.phone);
      draft.clear();
    } catch (error) {
      form.setError('phone', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
    }
  });
  return (
    <form className={styles.phone} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FormErrors
        title={t('problem', { ns: 'remote-public/common' })}
        errors={errors}
        translate={codeText}
        submitCount={submitCount}
      />
      <PhoneField
        form={form}
        name="phone"
        required
        label={t('phone.label')}
        hint={t(isUnread ? 'phone.unread' : 'phone.hint')}
        errorOf={(name) => fieldMessage(errors, name, codeText)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isLoading={isSubmitting} loadingLabel={t('phone.saving')}>
          {t('phone.save')}
        </Button>
        {isMissing ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              close();
            }}
          >
            {t('phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
