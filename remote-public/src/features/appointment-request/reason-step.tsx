import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import styles from './booking-view.module.css';
import type { StepProps } from './booking-view.tsx';
import { HoldLine } from './hold-line.tsx';
import { HoldNotice } from './hold-notice.tsx';

/** What the appointment is about, for the professional only. */
export function ReasonStep({ booking }: StepProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const { form, choose, addressOf } = booking;
  const { errors, submitCount } = form.formState;
  const translate = (code: string) =>
    code === 'TOO_SHORT' || code === 'REQUIRED' ? t(`reason.${code}`) : errorText(code);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => choose({ step: 'review' }))(event)}
    >
      <HoldNotice booking={booking} />
      <FormErrors title={t('problem.summary')} errors={errors} translate={translate} submitCount={submitCount} />
      <div>
        <h2 className={styles.stepTitle}>{t('reason.legend')}</h2>
        <HoldLine holding={booking.hold.holding} />
      </div>
      <TextArea
        {...form.register('reason')}
        required
        label={t('reason.label')}
        hint={t('reason.hint')}
        error={fieldMessage(errors, 'reason', translate)}
        rows={6}
        maxLength={2000}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('continue', { ns: 'remote-public/common' })}</Button>
        <ButtonLink variant="quiet" to={addressOf({ step: 'slot' })}>
          {t('back', { ns: 'remote-public/common' })}
        </ButtonLink>
      </div>
    </form>
  );
}
