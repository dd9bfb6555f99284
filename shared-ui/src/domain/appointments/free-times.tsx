import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { addDays } from '../slot-picker/slot-days.ts';
import { SlotPicker } from '../slot-picker/slot-picker.tsx';
import type { AppointmentView } from './appointment-view.ts';
import { otherTimesQuery } from './appointment-queries.ts';

interface FreeTimesProps {
  readonly view: AppointmentView;
  readonly appointment: Appointment;
  readonly value: string | undefined;
  readonly onChange: (startsAt: string) => void;
  readonly legend: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** YYYY-MM-DD of an instant in a time zone. */
const dateIn = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at));

/** Three days more than displayed: the zone's offset moves each end by at most a day. */
const windowOf = (from: string) => ({
  from: `${addDays(from, -1)}T00:00:00.000Z`,
  to: `${addDays(from, 9)}T00:00:00.000Z`,
});

/** A week of free slots, with paging; weeks are fetched on demand. */
export function FreeTimes({ view, appointment, value, onChange, legend, hint, error }: FreeTimesProps) {
  const { translate, reader, now } = view;
  const today = dateIn(now, reader.timeZone);
  const [from, setFrom] = useState(today);
  const { http } = usePlatform();
  const { data: slots = [], isPending, isError } = useQuery(otherTimesQuery(http, appointment, windowOf(from)));
  return (
    <SlotPicker
      name="proposed-time"
      legend={legend}
      hint={hint}
      error={error ?? (isError ? translate('proposeDialog.failed') : undefined)}
      labels={{
        previous: translate('proposeDialog.previous'),
        next: translate('proposeDialog.next'),
        loading: translate('proposeDialog.loading'),
        empty: translate('proposeDialog.empty'),
        emptyDay: translate('proposeDialog.emptyDay'),
        more: translate('proposeDialog.more'),
        less: translate('proposeDialog.less'),
      }}
      slots={slots}
      isLoading={isPending}
      from={from}
      timeZone={reader.timeZone}
      locale={reader.locale === 'en' ? 'en-GB' : 'fr-FR'}
      value={value}
      onChange={onChange}
      onPrevious={from > today ? () => setFrom(addDays(from, -7)) : undefined}
      onNext={() => setFrom(addDays(from, 7))}
    />
  );
}
