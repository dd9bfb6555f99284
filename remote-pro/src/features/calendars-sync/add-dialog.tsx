import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { calendarAccount, calendarByAddress, type CalendarSourceInput } from 'shared-contracts/schemas/calendar-source';
import { PasswordField } from 'shared-ui/domain/account/password/password-field.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { safeParse, type BaseIssue } from 'valibot';
import { addCalendars, findCalendars, type FoundCalendar } from '../../data/practice/calendars.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import styles from './sync-calendars.module.css';
import { useCalendarProblem, type CalendarFault } from './use-calendar-problem.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

const blank = { kind: 'ics' as 'ics' | 'caldav', address: '', name: '', server: '', userName: '', password: '' };
type Account = Pick<typeof blank, 'userName' | 'password'>;

/** The calendars of an account, to choose from. */
interface Choice {
  readonly account: Account;
  readonly found: readonly FoundCalendar[];
  readonly chosen: ReadonlySet<string>;
}

const limits = {
  address: textLimits.calendarAddress,
  name: textLimits.calendarName,
  server: textLimits.calendarAddress,
  userName: textLimits.calendarUserName,
} as const;
const isLimited = (field: string): field is keyof typeof limits => field in limits;
const isLabelled = (field: string): field is Exclude<keyof typeof blank, 'kind'> => field !== 'kind' && field in blank;

/** Adds a calendar by its address, or some of a CalDAV account, which are looked for first. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['remote-pro/calendars', 'remote-pro/common']);
  const limitText = useLimitText();
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const problemOf = useCalendarProblem();
  const form = useForm({ defaultValues: blank });
  const draft = useFormDraft(form, 'calendar');
  const [faults, setFaults] = useState<readonly CalendarFault[]>([]);
  const [choice, setChoice] = useState<Choice>();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const refuse = (issues: readonly BaseIssue<unknown>[]) =>
    setFaults(
      issues.map(({ path, message }) => {
        const field = String(path?.[0]?.key);
        const isOver = message === 'TOO_LONG' && isLimited(field);
        return { field, message: isOver ? limitText(limits[field], form.getValues(field)) : errorText(message) };
      }),
    );

  const add = async (input: CalendarSourceInput) => {
    const { length: count } = await addCalendars(http, input);
    draft.clear();
    toast.success(t('form.added', { count }));
    onClose();
    await refreshPractice(client);
  };
  const submit = async () => {
    const { address, name, server, userName, password } = form.getValues();
    if (kind === 'ics') {
      const input = safeParse(calendarByAddress, { kind, address, name }, { abortPipeEarly: true });
      return input.success ? add(input.output) : refuse(input.issues);
    }
    if (choice) {
      const calendars = choice.found.filter(({ url }) => choice.chosen.has(url));
      if (calendars.length === 0) return setFaults([{ field: 'calendars', message: t('form.chooseOne') }]);
      return add({ kind, ...choice.account, calendars });
    }
    const account = safeParse(calendarAccount, { server, userName, password }, { abortPipeEarly: true });
    if (!account.success) return refuse(account.issues);
    const found = await findCalendars(http, account.output);
    if (found.length === 0) return setFaults([{ field: 'root', message: t('form.noneFound') }]);
    setChoice({
      account: { userName: account.output.userName, password: account.output.password },
      found,
      chosen: new Set(found.map(({ url }) => url)),
    });
  };
  const handleSubmit = async () => {
    setFaults([]);
    try {
      await submit();
    } catch (error) {
      setFaults([problemOf(error)]);
    }
  };
  const handleBack = () => {
    setFaults([]);
    setChoice(undefined);
  };
  return (
    <FormDialog
      isOpen
      size="medium"
      onClose={onClose}
      title={t('addCalendar')}
      submitLabel={t(kind === 'caldav' && !choice ? 'form.find' : 'form.submit')}
      cancelLabel={t('cancel')}
      otherAction={
        choice ? (
          <Button variant="quiet" onClick={handleBack}>
            {t('form.back')}
          </Button>
        ) : null
      }
      problems={{
        title: t('problem'),
        items: faults.map(({ field, message }) =>
          isLabelled(field)
            ? {
                fieldId: field,
                message: t('summaryItem', { ns: 'remote-pro/common', field: t(`form.${field}`), message }),
              }
            : { message },
        ),
      }}
      onSubmit={handleSubmit}
    >
      {choice ? (
        <fieldset className={styles.found}>
          <legend>{t('form.found')}</legend>
          {choice.found.map(({ url, name }) => (
            <Checkbox
              key={url}
              label={name}
              checked={choice.chosen.has(url)}
              onChange={({ target }) => {
                const chosen = new Set(choice.chosen);
                if (target.checked) chosen.add(url);
                else chosen.delete(url);
                setChoice({ ...choice, chosen });
              }}
            />
          ))}
        </fieldset>
      ) : (
        <div className={styles.fields}>
          <RadioCards
            {...form.register('kind', { onChange: () => setFaults([]) })}
            legend={t('form.kind')}
            columns={2}
            options={[
              { value: 'ics', label: t('form.ics'), description: 'Google, Outlook' },
              { value: 'caldav', label: t('form.caldav'), description: 'iCloud, Fastmail, Nextcloud' },
            ]}
          />
          {kind === 'ics' ? (
            <>
              <Field
                {...form.register('address')}
                limit={textLimits.calendarAddress}
                required
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                label={t('form.address')}
                hint={t('form.addressHint')}
                error={faultOf('address')}
              />
              <Field
                {...form.register('name')}
                limit={textLimits.calendarName}
                autoComplete="off"
                label={t('form.name')}
                optionalLabel={t('optional')}
                error={faultOf('name')}
              />
            </>
          ) : (
            <>
              <Field
                {...form.register('server')}
                limit={textLimits.calendarAddress}
                required
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                label={t('form.server')}
                hint={t('form.serverHint')}
                error={faultOf('server')}
              />
              <Field
                {...form.register('userName')}
                limit={textLimits.calendarUserName}
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                label={t('form.userName')}
                error={faultOf('userName')}
              />
              <PasswordField
                {...form.register('password')}
                limit={textLimits.calendarPassword}
                required
                autoComplete="off"
                label={t('form.password')}
                hint={t('form.passwordHint')}
                showLabel={t('form.show')}
                hideLabel={t('form.hide')}
                error={faultOf('password')}
              />
            </>
          )}
        </div>
      )}
    </FormDialog>
  );
}
