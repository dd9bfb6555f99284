import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { keptAppointments } from '../../components/closed-days/kept-appointments.ts';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import { addDays, dateToday } from '../../model/date-of.ts';
import type { HoursInput } from './hours-schema.ts';
import { weekHours } from './week-hours.ts';

/** A year, the furthest that can be booked. */
const FURTHEST = 366;

/**
 * Own appointments that the typed week would leave outside its hours, and that are inside the saved one; undefined until
 * known.
 */
export function useAffected(exceptions: readonly Pick<ExceptionRow, 'date'>[]) {
  const { control, formState } = useFormContext<HoursInput>();
  const [rules, timeZone] = useWatch({ control, name: ['rules', 'timeZone'] });
  const saved = formState.defaultValues as HoursInput;
  const today = dateToday(saved.timeZone);
  const window = { from: `${addDays(today, -1)}T00:00:00.000Z`, to: `${addDays(today, FURTHEST)}T00:00:00.000Z` };
  const { data } = useQuery(useAppointmentQueries('professional').busy(window, true));
  return useMemo(() => {
    const dates = new Set(exceptions.map(({ date }) => date));
    const outside = (week: Pick<HoursInput, 'rules' | 'timeZone'>) =>
      keptAppointments(data ?? [], weekHours(week.rules, dates), week.timeZone);
    const before = new Set(outside(saved).map(({ appointment }) => appointment.id));
    return data && outside({ rules, timeZone }).filter(({ appointment }) => !before.has(appointment.id));
  }, [data, exceptions, rules, timeZone, saved]);
}
