import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import type { Problem } from 'shared-contracts/schemas/wire';
import type { TimeWindow } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { consultationTimesQuery } from 'shared-ui/domain/appointments/queries/times-queries.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import {
  endAfter,
  faultsOf,
  faultTexts,
  maxMinutes,
  timeAt,
  typedTime,
} from 'shared-ui/domain/appointments/times/chosen-time.ts';
import { FreeTimes } from 'shared-ui/domain/appointments/times/free-times.tsx';
import { NotBookable } from 'shared-ui/domain/appointments/times/not-bookable.tsx';
import { OwnTime } from 'shared-ui/domain/appointments/times/own-time.tsx';
import { TimeRefusal } from 'shared-ui/domain/appointments/times/time-refusal.tsx';
import { FormDialog } from 'shared-ui/primitives/dialog/form-dialog.tsx';
import { Refusal } from 'shared-ui/primitives/notice/refusal.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import type { Consultation } from '../../data/practice/consultations.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ClientField } from './client-field.tsx';
import { NoClients } from './no-clients.tsx';
import { chosenOffer, draftName, nothingTyped, type NewAppointment } from './new-appointment.ts';
import styles from './open-appointment.module.css';
import { useOffer } from './use-offer.ts';
import { useNewErrors } from './use-new-errors.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface OpenAppointmentProps {
  /** With the zone of the practice. */
  readonly view: AppointmentView;
  readonly professionalId: string;
  /** `YYYY-MM-DD` of the first day on screen: free times start there. */
  readonly start: string;
  readonly onClose: () => void;
  readonly onOffered: (startsAt: string) => void;
}

/** A new appointment for a client of the practice; without any client, what brings one. */
export function OpenAppointment(props: OpenAppointmentProps) {
  const { data: clients, isPending } = useQuery(practiceQueries(usePlatform().http).knownClients(''));
  if (isPending) return null;
  return clients?.length === 0 ? <NoClients onClose={props.onClose} /> : <AppointmentForm {...props} />;
}

const activeOf = (rows: readonly Consultation[] = []) => rows.filter(({ active }) => active);

/** The client is to confirm it. What is typed survives a reload. */
function AppointmentForm({ view, professionalId, start, onClose, onOffered }: OpenAppointmentProps) {
  const { t } = useTranslation('remote-pro/diary');
  const { translate, reader, now } = view;
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const offer = useOffer();
  const form = useForm<NewAppointment>({ defaultValues: nothingTyped });
  const draft = useFormDraft(form, draftName);
  const values = { ...nothingTyped, ...useWatch({ control: form.control }) };
  const consultationsQuery = practiceQueries(http).consultations();
  const { data } = useQuery(consultationsQuery);
  const consultations = activeOf(data);
  const { consultation, callType, minutes } = chosenOffer(consultations, values);
  const time = typedTime(values.day, values.time, reader);
  const [problem, setProblem] = useState<Problem | null>(null);
  const wrongWith = (length: string) =>
    faultTexts(faultsOf({ ...time, minutes: Number(length) }, undefined, now), translate, errorText);
  const { errors, refusal, check, answer, change } = useNewErrors(wrongWith(minutes));

  const set = (changed: Partial<NewAppointment>) => {
    for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof NewAppointment, value);
    change(Object.keys(changed));
    if ('day' in changed || 'time' in changed) setProblem(null);
  };
  const choose = (startsAt: string) => {
    const { day, time: clock } = timeAt(startsAt, reader);
    set({ day, time: clock });
  };
  const handleSubmit = async () => {
    const { clientId, reason } = values;
    setProblem(null);
    let rows: readonly Consultation[];
    try {
      // What is chosen among them is judged once they are there.
      rows = await client.ensureQueryData(consultationsQuery);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return answer(error.problem, errorText);
    }
    const chosen = chosenOffer(activeOf(rows), values);
    if (check({ clientId, reason, consultation: chosen.consultation, time: wrongWith(chosen.minutes) })) return;
    if (!chosen.consultation || !chosen.callType || time.startsAt === undefined) return;
    const found = await offer({
      ...{ clientId, consultationId: chosen.consultation.id, callType: chosen.callType },
      ...{ startsAt: time.startsAt, minutes: Number(chosen.minutes), reason },
    });
    if (found) {
      setProblem(found.code.startsWith('SLOT_') ? found : null);
      return answer(found, errorText);
    }
    draft.clear();
    toast.success(t('new.done'));
    onOffered(time.startsAt);
  };

  const hasLength = Number(minutes) > 0 && Number(minutes) <= maxMinutes;
  const queryOf = (window: TimeWindow) =>
    consultationTimesQuery(
      http,
      { professionalId, consultationId: consultation?.id ?? '', callType: callType ?? 'video' },
      window,
    );
  return (
    <FormDialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      cancelLabel={t('new.cancel')}
      problems={{
        title: t('new.problem'),
        items: Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message })),
      }}
      onSubmit={handleSubmit}
    >
      {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
      {problem ? (
        <TimeRefusal
          problem={problem}
          appointment={{ id: '', startsAt: '' }}
          asked={
            time.startsAt === undefined
              ? undefined
              : { start: time.startsAt, end: endAfter(time.startsAt, Number(minutes)) }
          }
          view={view}
          errorText={errorText}
          onChoose={choose}
        />
      ) : null}
      <p>{t('new.text')}</p>
      <ClientField value={values.clientId} error={errors['new-client']} onChange={(clientId) => set({ clientId })} />
      <div className={styles.pair}>
        <Select
          id="new-consultation"
          label={t('new.consultation')}
          options={consultations.map((one) => ({ value: one.id, label: consultationName(one, reader.locale) }))}
          value={consultation?.id ?? ''}
          hint={data && consultations.length === 0 ? t('new.noConsultations') : undefined}
          error={errors['new-consultation']}
          onChange={(event) => set({ consultationId: event.target.value, minutes: '' })}
        />
        <Select
          id="new-how"
          label={t('new.how')}
          options={(consultation?.callTypes ?? []).map((value) => ({ value, label: translate(`callType.${value}`) }))}
          value={callType ?? ''}
          onChange={(event) => set({ callType: event.target.value })}
        />
      </div>
      <OwnTime
        view={view}
        legend={t('new.time')}
        value={time}
        onChange={({ day, time: clock }) => set({ day, time: clock })}
        minutes={minutes}
        onMinutes={(typed) => set({ minutes: typed })}
        errors={errors}
      />
      {problem === null &&
      time.startsAt !== undefined &&
      Date.parse(time.startsAt) > now &&
      hasLength &&
      consultation ? (
        <NotBookable
          queryOf={queryOf}
          startsAt={time.startsAt}
          endsAt={endAfter(time.startsAt, Number(minutes))}
          view={view}
        />
      ) : null}
      {consultation ? (
        <FreeTimes
          view={view}
          queryOf={queryOf}
          value={time.startsAt}
          onChange={choose}
          legend={t('new.free')}
          hint={translate('proposeDialog.zone', { city: zoneName(reader.timeZone, reader.locale) })}
          error={undefined}
          start={start}
        />
      ) : null}
      <TextArea
        id="new-subject"
        rows={2}
        limit={textLimits.reason}
        label={t('new.subject')}
        value={values.reason}
        error={errors['new-subject']}
        onChange={(event) => set({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
