import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { Button } from '../../primitives/button/button.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { onlyPhone, phoneResolver } from '../phone/phone-resolver.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import styles from './channels.module.css';
import type { SmsWords } from './sms-queries.ts';
import { askSmsCode } from './sms-queries.ts';

interface Chosen {
  smsPhone: string;
}
type Typed = Chosen & { smsPhoneCountry: string };

interface NumberFormProps {
  readonly words: SmsWords;
  readonly country: string | undefined;
  /** The code has left. */
  readonly onAsked: () => Promise<unknown>;
}

/** A phone to send a code to. */
export function NumberForm({ words, country, onAsked }: NumberFormProps) {
  const { http } = usePlatform();
  const { textOf: textOfCode, explain } = useProblemMessages();
  const textOf = usePhoneText(textOfCode);
  const form = useForm<Typed, unknown, Chosen>({
    resolver: phoneResolver(onlyPhone<Typed, Chosen>('smsPhone'), { name: 'smsPhone', given: () => country }),
    defaultValues: { smsPhone: '', smsPhoneCountry: '' },
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
      <PhoneField
        form={form}
        name="smsPhone"
        given={country}
        required
        label={words.phone}
        hint={words.hint}
        errorOf={(name) => fieldMessage(errors, name, textOf)}
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
