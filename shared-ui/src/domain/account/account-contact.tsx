import { useEffect, useMemo, useRef, useState } from 'react';
import { Controller, useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { formatPhone } from 'shared-contracts/processes/format-phone';
import { examplePhone } from 'shared-contracts/processes/read-phone';
import { phone } from 'shared-contracts/schemas/text';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { safeParse } from 'valibot';
import { Button } from '../../primitives/button/button.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { Select } from '../../primitives/select/select.tsx';
import styles from './account-contact.module.css';
import type { AccountView } from './account-view.ts';
import { phoneForSchema } from './phone-for-schema.ts';
import { zoneOptions } from './zone-options.ts';

/** How Nimbia reaches a person. */
export interface Contact {
  /** In E.164; empty where there is none. */
  phoneNumber: string;
  lang: Locale;
  timeZone: string;
}

const resolverFor =
  (country: string, isPhoneRequired: boolean): Resolver<Contact> =>
  async (values): Promise<ResolverResult<Contact>> => {
    if (!isPhoneRequired && values.phoneNumber.trim() === '')
      return { values: { ...values, phoneNumber: '' }, errors: {} };
    const read = safeParse(phone, await phoneForSchema(values.phoneNumber, country));
    if (read.success) return { values: { ...values, phoneNumber: read.output }, errors: {} };
    return { values: {}, errors: { phoneNumber: { type: 'validate', message: read.issues[0].message } } };
  };

interface AccountContactProps {
  readonly view: AccountView;
  readonly contact: Contact;
  /** Whose national numbers the phone field reads. */
  readonly country: string;
  readonly isPhoneRequired: boolean;
  /** Resolves when it is stored. @throws ProblemError */
  readonly onSave: (contact: Contact) => Promise<void>;
}

/** Phone, language of mails, time zone. */
export function AccountContact({
  view: { party, translate },
  contact,
  country,
  isPhoneRequired,
  onSave,
}: AccountContactProps) {
  const { locale, toast } = usePlatform();
  const { textOf, explain } = useProblemMessages();
  const { phoneNumber, lang, timeZone } = contact;
  const read = useMemo(
    () => ({ phoneNumber: formatPhone(phoneNumber), lang, timeZone }),
    [phoneNumber, lang, timeZone],
  );
  const form = useForm<Contact>({
    resolver: resolverFor(country, isPhoneRequired),
    defaultValues: read,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form);
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  const { reset } = form;
  const seen = useRef(read);
  useEffect(() => {
    // Another tab or page changed what is shown here; what is typed stays.
    if (seen.current !== read) reset(read, { keepDirtyValues: true, keepSubmitCount: true });
    seen.current = read;
  }, [read, reset]);
  const [now] = useState(Date.now);
  const zones = useMemo(() => zoneOptions(timeZone, locale, now), [timeZone, locale, now]);
  const save = form.handleSubmit(async (changed) => {
    try {
      await onSave(changed);
    } catch (error) {
      const { fieldErrors } = explain(error);
      for (const { name, code } of fieldErrors) form.setError(name as keyof Contact, { message: code });
      if (fieldErrors.length === 0) form.setError('root', { message: (error as { code?: string }).code ?? 'INTERNAL' });
      return;
    }
    draft.clear();
    reset({ ...changed, phoneNumber: formatPhone(changed.phoneNumber) }, { keepSubmitCount: true });
    toast.success(translate('contact.saved'));
  });
  return (
    <EditCard id="contact" title={translate('contact.title')}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <FormErrors title={translate('problem')} errors={errors} translate={textOf} submitCount={submitCount} />
        <Field
          {...form.register('phoneNumber')}
          type="tel"
          required={isPhoneRequired}
          optionalLabel={isPhoneRequired ? undefined : translate('contact.optional')}
          autoComplete="tel"
          label={translate('contact.phone')}
          hint={translate(`contact.phoneHint.${party}`, { example: examplePhone(country) })}
          error={fieldMessage(errors, 'phoneNumber', textOf)}
        />
        <Select
          {...form.register('lang')}
          label={translate('contact.lang')}
          options={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              name={field.name}
              label={translate('contact.timeZone')}
              hint={translate(`contact.timeZoneHint.${party}`)}
              error={fieldMessage(errors, 'timeZone', textOf)}
              options={zones}
              value={field.value}
              onChange={(value) => field.onChange(value ?? field.value)}
              onBlur={field.onBlur}
              openLabel={translate('contact.openZones')}
              emptyLabel={translate('contact.noZone')}
            />
          )}
        />
        <div>
          <Button
            type="submit"
            variant={isDirty ? 'primary' : 'secondary'}
            isLoading={isSubmitting}
            loadingLabel={translate('saving')}
          >
            {translate('save')}
          </Button>
        </div>
      </form>
    </EditCard>
  );
}
