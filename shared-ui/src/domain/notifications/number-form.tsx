import { useForm, type ResolverResult } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { examplePhone } from 'shared-contracts/processes/read-phone';
import { phone } from 'shared-contracts/schemas/text';
import { safeParse } from 'valibot';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { phoneForSchema } from '../account/phone-for-schema.ts';
import styles from './channels.module.css';
import type { SmsWords } from './sms-channel.tsx';
import { askSmsCode } from './sms-queries.ts';

interface NumberFormProps {
  readonly words: SmsWords;
  readonly country: string;
  /** The code has left. */
  readonly onAsked: () => Promise<unknown>;
}

/** A phone to send a code to. */
export function NumberForm({ words, country, onAsked }: NumberFormProps) {
  const { http } = usePlatform();
  const { textOf, explain } = useProblemMessages();
  const form = useForm<{ smsPhone: string }>({
    resolver: async ({ smsPhone }): Promise<ResolverResult<{ smsPhone: string }>> => {
      const read = safeParse(phone, await phoneForSchema(smsPhone, country));
      if (read.success) return { values: { smsPhone: read.output }, errors: {} };
      return { values: {}, errors: { smsPhone: { type: 'validate', message: read.issues[0].message } } };
    },
    defaultValues: { smsPhone: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form, 'sms');
  const { errors, submitCount, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ smsPhone }) => {
    try {
      await askSmsCode(http, smsPhone);
      draft.clear();
      await onAsked();
    } catch (error) {
      form.setError('smsPhone', { message: codeOf(explain(error)) ?? (error as { code?: string }).code ?? 'INTERNAL' });
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors title={words.problem} errors={errors} translate={textOf} submitCount={submitCount} />
      <Field
        {...form.register('smsPhone')}
        type="tel"
        required
        autoComplete="tel"
        label={words.phone}
        hint={words.hint.replace('{{example}}', examplePhone(country))}
        error={fieldMessage(errors, 'smsPhone', textOf)}
      />
      <div>
        <Button type="submit" variant="secondary" isLoading={isSubmitting} loadingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

const codeOf = ({ fieldErrors }: ReturnType<ReturnType<typeof useProblemMessages>['explain']>): string | undefined =>
  fieldErrors[0]?.code;
