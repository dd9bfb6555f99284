import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { phone } from 'shared-contracts/schemas/text';
import { Button } from 'shared-ui/button/button';
import { Field } from 'shared-ui/field/field';
import { fieldMessage } from 'shared-ui/form-errors/field-messages';
import { object } from 'valibot';
import styles from './booking-view.module.css';
import type { OwnPhone } from './use-own-phone.ts';

const schema = object({ phone });

/** Another number for the account, or the first that can be called from everywhere. */
export function PhoneForm({ own: { number, isMissing, save, close } }: { readonly own: OwnPhone }) {
  const { t } = useTranslation(['remote-public/booking', 'shell']);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { phone: number ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await save(values.phone);
    } catch (error) {
      form.setError('phone', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
    }
  });
  return (
    <form className={styles.phone} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        {...form.register('phone')}
        type="tel"
        autoComplete="tel"
        label={t('phone.label')}
        hint={t('phone.hint')}
        error={fieldMessage(errors, 'phone', (code) => t([`errors.${code}`, 'errors.INTERNAL'], { ns: 'shell' }))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isLoading={isSubmitting} loadingLabel={t('phone.saving')}>
          {t('phone.save')}
        </Button>
        {isMissing ? null : (
          <Button variant="quiet" onClick={close}>
            {t('phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
