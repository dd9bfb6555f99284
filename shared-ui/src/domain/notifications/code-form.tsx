import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { smsCodeInput } from 'shared-contracts/schemas/sms';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import styles from './channels.module.css';
import type { SmsWords } from './sms-queries.ts';
import { confirmSmsCode } from './sms-queries.ts';

interface CodeFormProps {
  readonly words: SmsWords;
  /** Where the code was sent. */
  readonly phone: string;
  readonly onDone: () => Promise<unknown>;
  readonly onAgain: () => Promise<unknown>;
  readonly onOther: () => void;
}

/** The code that came: typing it is the consent. */
export function CodeForm({ words, phone, onDone, onAgain, onOther }: CodeFormProps) {
  const { http, toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const form = useForm<{ code: string }>({
    resolver: valibotResolver<{ code: string }, unknown, { code: string }>(smsCodeInput),
    defaultValues: { code: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const write = (code: string) => (code === 'INVALID' ? words.wrong : textOf(code));
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmSmsCode(http, code);
      toast.success(words.confirmed);
      await onDone();
    } catch (error) {
      const { code: reason = 'INTERNAL' } = error as { code?: string };
      form.setError('code', { message: reason === 'VALIDATION_FAILED' ? 'SECOND_STEP_INVALID' : reason });
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors title={words.problem} errors={errors} translate={write} submitCount={submitCount} />
      <div className={styles.code}>
        <Field
          {...form.register('code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          label={words.code.replace('{{phone}}', formatPhone(phone))}
          hint={words.consent}
          error={fieldMessage(errors, 'code', write)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting} loadingLabel={words.sending}>
          {words.confirm}
        </Button>
        <Button variant="quiet" size="dense" onClick={() => void onAgain()}>
          {words.resend}
        </Button>
        <Button variant="quiet" size="dense" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </form>
  );
}
