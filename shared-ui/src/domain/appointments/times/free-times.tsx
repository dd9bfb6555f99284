import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { addDays } from '../../slot-picker/slot-days.ts';
import { SlotPicker } from '../../slot-picker/slot-picker.tsx';
import type { AppointmentView } from '../appointment-view.ts';
import type { TimesQuery } from '../queries/times-queries.ts';

interface FreeTimesProps {
  readonly view: AppointmentView;
  readonly queryOf: TimesQuery;
  readonly value: string | undefined;
  readonly onChange: (startsAt: string) => void;
  readonly legend: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** `YYYY-MM-DD` of the first day to show, if it is not today's. */
  readonly start?: string | undefined;
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
export function FreeTimes({ view, queryOf, value, onChange, legend, hint, error, start = '' }: FreeTimesProps) {
  const { translate, reader, now } = view;
  const today = dateIn(now, reader.timeZone);
  const [from, setFrom] = useState(start > today ? start : today);
  const { data: slots = [], isPending, isError } = useQuery(queryOf(windowOf(from)));
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
      locale={intlLocale(reader.locale)}
      value={value}
      onChange={onChange}
      onPrevious={from > today ? () => setFrom(addDays(from, -7) > today ? addDays(from, -7) : today) : undefined}
      onNext={() => setFrom(addDays(from, 7))}
    />
  );
}
