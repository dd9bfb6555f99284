import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { waitingLimits } from 'shared-contracts/processes/waiting-limits';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { signInPath } from 'shared-contracts/remote/return-path';
import { calendarDate, code, emptyOr } from 'shared-contracts/schemas/text';
import { wallTime } from 'shared-contracts/schemas/wall-clock';
import { callType } from 'shared-contracts/schemas/vocabulary';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { DateField, TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { FieldError } from 'shared-ui/primitives/field/field-frame.tsx';
import { fieldCodes } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import * as v from 'valibot';
import { enterWaitingList } from './enter-waiting-list.ts';
import { dayOf } from '../../../time/slot-format.ts';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import { waitingDraft } from './waiting-draft.ts';
import styles from './waiting-form.module.css';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';

export interface WaitForSlotProps {
  readonly professional: PublicProfessional;
  readonly consultation: OfferedConsultation;
  /** The first time that is free, which the person would rather not wait for. */
  readonly firstFree: string | null;
}

const written = v.pipe(
  v.object({
    firstDay: calendarDate,
    lastDay: calendarDate,
    fromTime: emptyOr(wallTime),
    untilTime: emptyOr(wallTime),
    callTypes: v.pipe(v.array(callType), v.minLength(1, code('REQUIRED'))),
  }),
  v.forward(
    v.partialCheck([['firstDay'], ['lastDay']], (days) => days.firstDay <= days.lastDay, code('RANGE_INVALID')),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck(
      [['fromTime'], ['untilTime']],
      ({ fromTime, untilTime }) => (fromTime ?? '00:00') < (untilTime ?? '24:00'),
      code('RANGE_INVALID'),
    ),
    ['untilTime'],
  ),
);

const DAY = 86_400_000;
const fields = ['firstDay', 'lastDay', 'fromTime', 'untilTime', 'callTypes'] as const;
const labels = { firstDay: 'from', lastDay: 'to', fromTime: 'after', untilTime: 'before', callTypes: 'ways' } as const;

interface WaitingFormProps extends WaitForSlotProps {
  readonly onClose: () => void;
  readonly onEntered: (entry: WaitingEntry) => void;
}

/** Days, hours and ways to meet of a time that somebody waits for. */
export function WaitingForm({ professional, consultation, firstFree, onClose, onEntered }: WaitingFormProps) {
  const { t } = useTranslation(['remote-public/waiting', 'remote-public/common']);
  const { t: booking } = useTranslation('remote-public/booking');
  const { http, locale } = usePlatform();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const errorText = useErrorText();
  const user = useSessionUser();
  const visitorZone = useVisitorZone();
  const { timeZone } = professional;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const form = useForm<v.InferInput<typeof written>, unknown, v.InferOutput<typeof written>>({
    resolver: valibotResolver(written),
    defaultValues: {
      firstDay: today,
      lastDay: lastDayBefore(firstFree, timeZone, today),
      fromTime: '',
      untilTime: '',
      callTypes: [...consultation.callTypes],
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, waitingDraft);
  const keyOf = useAttemptKey();
  const values = useWatch({ control: form.control });
  const problems = fieldCodes(form.formState.errors).map(({ name, code: of }) => {
    const field = fields.find((one) => name.startsWith(one));
    const said =
      of === 'RANGE_INVALID'
        ? t(field === 'firstDay' || (values.lastDay ?? '') < today ? 'past' : 'order')
        : of === 'LIMIT_EXCEEDED'
          ? t('long', { days: waitingLimits.days })
          : of === 'REQUIRED' && field === 'callTypes'
            ? t('waysMissing')
            : errorText(of);
    // Days and times are alike.
    const line =
      field === undefined || field === 'callTypes'
        ? said
        : t('summaryItem', { ns: 'remote-public/common', field: t(labels[field]), message: said });
    return { field, message: said, line };
  });
  const errorOf = (of: (typeof fields)[number]) => problems.find(({ field }) => field === of)?.message;
  const submit = form.handleSubmit(async ({ fromTime, untilTime, ...days }) => {
    // Before somebody signs in for what is then refused.
    if (days.firstDay < today) return form.setError('firstDay', { message: 'RANGE_INVALID' });
    if (user === null) {
      writeDraft(`${pathname}#${waitingDraft}`, form.getValues());
      await navigate(signInPath('client', pathname + search));
      return;
    }
    try {
      const asked = { ...days, ...(fromTime && { fromTime }), ...(untilTime && { untilTime }) };
      const input = { professionalId: professional.id, consultationId: consultation.id, ...asked };
      const entry = await enterWaitingList(http, input, keyOf(input));
      draft.clear();
      onEntered(entry);
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : undefined;
      const [first] = problem?.errors ?? [];
      const field = fields.find((one) => first?.pointer === `/${one}`);
      form.setError(field ?? 'root', { message: (field && first?.code) ?? problem?.code ?? 'INTERNAL' });
    }
  });
  const close = () => {
    draft.clear();
    onClose();
  };
  const set = (name: 'firstDay' | 'lastDay' | 'fromTime' | 'untilTime') => ({
    id: `waiting-${name}`,
    locale,
    value: values[name] ?? '',
    onChange: (value: string) => form.setValue(name, value),
    error: errorOf(name),
  });
  const date = { openLabel: t('openDate'), required: true } as const;
  const time = { openLabel: t('openTime'), optionalLabel: t('optional') } as const;
  return (
    <FormDialog
      isOpen
      onClose={close}
      title={t('title')}
      submitLabel={t(user === null ? 'signIn' : 'submit')}
      cancelLabel={t('cancel')}
      problems={{
        title: t('problem'),
        items: problems.map(({ field, line }) => ({ ...(field && { fieldId: `waiting-${field}` }), message: line })),
      }}
      onSubmit={() => submit()}
    >
      <div className={styles.fields}>
        <p className={styles.note}>{t('note', { name: partyName(professional) })}</p>
        <div className={styles.pair}>
          <DateField {...date} {...set('firstDay')} label={t('from')} min={today} />
          <DateField {...date} {...set('lastDay')} label={t('to')} min={values.firstDay ?? today} />
        </div>
        <div className={styles.pair}>
          <TimeField {...time} {...set('fromTime')} label={t('after')} />
          <TimeField {...time} {...set('untilTime')} label={t('before')} />
        </div>
        {visitorZone === timeZone ? null : (
          <p className={styles.note}>{t('clock', { zone: zoneLabel(timeZone, locale, professional) })}</p>
        )}
        {consultation.callTypes.length < 2 ? null : (
          <fieldset className={styles.ways} id="waiting-callTypes" tabIndex={-1}>
            <legend>{t('ways')}</legend>
            {consultation.callTypes.map((one) => (
              <Checkbox
                key={one}
                {...form.register('callTypes')}
                id={`waiting-${one}`}
                value={one}
                label={booking(`way.${one}`)}
              />
            ))}
            {errorOf('callTypes') === undefined ? null : (
              <FieldError id="waiting-callTypes-error" message={errorOf('callTypes') ?? ''} />
            )}
          </fieldset>
        )}
      </div>
    </FormDialog>
  );
}

/** The day before the first free time, at most two weeks ahead. */
function lastDayBefore(firstFree: string | null, timeZone: string, today: string): string {
  const soon = new Date(Date.parse(today) + 14 * DAY).toISOString().slice(0, 10);
  if (firstFree === null) return soon;
  const before = new Date(Date.parse(dayOf(firstFree, timeZone)) - DAY).toISOString().slice(0, 10);
  return before < today ? today : before < soon ? before : soon;
}
