import { useEffect, useMemo, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { Button } from '../../primitives/button/button.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { onlyPhone, phoneResolver } from '../phone/phone-resolver.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import styles from './account-contact.module.css';
import type { AccountView } from './account-view.ts';
import { zoneOptions } from './zone-options.ts';

/** How Nimbia reaches a person. */
export interface Contact {
  /** In E.164; empty where there is none. */
  phoneNumber: string;
  lang: Locale;
  timeZone: string;
}

type Typed = Contact & { phoneNumberCountry: string };

interface AccountContactProps {
  readonly view: AccountView;
  readonly contact: Contact;
  readonly isPhoneRequired: boolean;
  /** Resolves when it is stored. @throws ProblemError */
  readonly onSave: (contact: Contact) => Promise<void>;
}

/** Phone, language of mails, time zone. */
export function AccountContact({
  view: { party, translate, country },
  contact,
  isPhoneRequired,
  onSave,
}: AccountContactProps) {
  const { locale, toast } = usePlatform();
  const { textOf: textOfCode, explain } = useProblemMessages();
  const textOf = usePhoneText(textOfCode);
  const { phoneNumber, lang, timeZone } = contact;
  const read = useMemo(
    () => ({ phoneNumber: formatPhone(phoneNumber), phoneNumberCountry: '', lang, timeZone }),
    [phoneNumber, lang, timeZone],
  );
  const form = useForm<Typed, unknown, Contact>({
    resolver: phoneResolver(onlyPhone<Typed, Contact>('phoneNumber', isPhoneRequired), {
      name: 'phoneNumber',
      given: () => country,
      stored: phoneNumber,
    }),
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
      for (const { name, code } of fieldErrors) form.setError(name as keyof Typed, { message: code });
      if (fieldErrors.length === 0) form.setError('root', { message: (error as { code?: string }).code ?? 'INTERNAL' });
      return;
    }
    draft.clear();
    reset(
      { ...changed, phoneNumber: formatPhone(changed.phoneNumber), phoneNumberCountry: '' },
      { keepSubmitCount: true },
    );
    toast.success(translate('contact.saved'));
  });
  return (
    <EditCard id="contact" title={translate('contact.title')}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <FormErrors title={translate('problem')} errors={errors} translate={textOf} submitCount={submitCount} />
        <PhoneField
          form={form}
          name="phoneNumber"
          given={country}
          required={isPhoneRequired}
          optionalLabel={isPhoneRequired ? undefined : translate('contact.optional')}
          label={translate('contact.phone')}
          hint={translate(`contact.phoneHint.${party}`)}
          errorOf={(name) => fieldMessage(errors, name, textOf)}
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
