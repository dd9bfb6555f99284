import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { formatPhone } from 'shared-contracts/processes/format-phone';
import { examplePhone } from 'shared-contracts/processes/read-phone';
import { phone } from 'shared-contracts/schemas/text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { object } from 'valibot';
import { formPhoneCountry, phoneResolver } from '../../model/phone-resolver.ts';
import styles from './booking-view.module.css';
import { phoneDraft, type OwnPhone } from './use-own-phone.ts';

const schema = object({ phone });

/** Another number for the account, or the first that can be called from everywhere. */
export function PhoneForm({ own: { number, isUnread, isMissing, save, close } }: { readonly own: OwnPhone }) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const form = useForm({
    resolver: phoneResolver(valibotResolver(schema)),
    defaultValues: { phone: formatPhone(number ?? '') },
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
      <Field
        {...form.register('phone')}
        required
        id="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone.label')}
        hint={t(isUnread ? 'phone.unread' : 'phone.hint', { example: examplePhone(formPhoneCountry()) })}
        error={fieldMessage(errors, 'phone', codeText)}
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
