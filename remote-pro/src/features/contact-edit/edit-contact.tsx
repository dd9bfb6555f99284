import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatPhone } from 'shared-contracts/processes/format-phone';
import { phoneForSchema } from 'shared-ui/domain/account/phone-for-schema.ts';
import { examplePhone } from 'shared-contracts/processes/read-phone';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { professionalInput, type OwnProfessional } from 'shared-contracts/schemas/professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { pick, type InferInput, type InferOutput } from 'valibot';
import { updateOwnProfessional } from '../../data/own-professional.ts';
import { refreshPractice } from '../../data/practice-queries.ts';
import styles from './edit-contact.module.css';

const schema = pick(professionalInput, ['publicPhone', 'publicEmail']);
type Input = InferInput<typeof schema>;
const resolve = valibotResolver(schema);

const shown = ({ publicPhone, publicEmail }: Pick<OwnProfessional, 'publicPhone' | 'publicEmail'>) => ({
  publicPhone: formatPhone(publicPhone ?? ''),
  publicEmail: publicEmail ?? '',
});

interface EditContactProps {
  readonly professional: Pick<OwnProfessional, 'id' | 'country' | 'publicPhone' | 'publicEmail'>;
}

/** The public phone number and address; an empty field is not public. */
export function EditContact({ professional: { id, country, publicPhone, publicEmail } }: EditContactProps) {
  const { t } = useTranslation('remote-pro/practice-contact');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, reset, setError } = useForm<Input, unknown, InferOutput<typeof schema>>({
    resolver: async (values, context, options) =>
      resolve({ ...values, publicPhone: await phoneForSchema(values.publicPhone ?? '', country) }, context, options),
    defaultValues: shown({ publicPhone, publicEmail }),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = formState;
  const handleSave = async (contact: InferOutput<typeof schema>) => {
    try {
      await updateOwnProfessional(http, id, contact);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setError('root', { message: error.code });
      return;
    }
    reset(shown(contact));
    toast.success(t('saved'));
    void refreshPractice(client);
  };
  const field = (name: keyof Input) => ({
    label: t(name),
    optionalLabel: t('optional'),
    error: fieldMessage(errors, name, errorText),
    ...register(name),
  });
  return (
    <Card aria-labelledby="contact-heading">
      <h2 id="contact-heading">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(handleSave)(event)}>
        <FormErrors title={t('problem')} errors={errors} translate={errorText} submitCount={submitCount} />
        <div className={styles.fields}>
          <Field
            type="tel"
            autoComplete="work tel"
            hint={t('publicPhoneHint', { example: examplePhone(country) })}
            {...field('publicPhone')}
          />
          <Field type="email" autoComplete="work email" hint={t('publicEmailHint')} {...field('publicEmail')} />
        </div>
        <Button type="submit" variant="secondary" isLoading={isSubmitting} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
